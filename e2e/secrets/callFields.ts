import { isJson, listOf, objectOf, textAt, type Json } from '../harness/json.ts';

/** A text of a call. */
export interface CallField {
  readonly route: string;
  readonly method: string;
  readonly template: string;
  readonly in: 'path' | 'query' | 'header' | 'body';
  /** `deliveryTemplate.message`, `[].amount`; the parameter's name outside of the body. */
  readonly name: string;
  /** JSON schema of the body. */
  readonly body: Json | null;
}

/** Ends the caller's session, and takes no text. */
const LEFT_OUT = ['POST /api/users/logout'];

/** Every text that a call of an OpenAPI document takes. */
export const callFields = (document: unknown): CallField[] =>
  Object.entries(objectOf(objectOf(document)['paths']))
    .flatMap(([template, operations]) =>
      Object.entries(objectOf(operations)).flatMap(([verb, operation]) =>
        fieldsOf(verb.toUpperCase(), template, objectOf(operation)),
      ),
    )
    .filter(({ route }) => !LEFT_OUT.includes(route));

function fieldsOf(method: string, template: string, operation: Json): CallField[] {
  const body = bodySchemaOf(operation);
  const of = { route: `${method} ${template}`, method, template, body };
  const parameters = Array.isArray(operation['parameters']) ? listOf(operation['parameters']).map(objectOf) : [];
  return [
    ...parameters
      .filter(({ schema }) => isText(objectOf(schema)))
      .map((parameter) => ({ ...of, in: getLocation(parameter), name: textAt(parameter, 'name') })),
    ...textsOf(body ?? {}, '').map((name) => ({ ...of, in: 'body' as const, name })),
  ];
}

function getLocation(parameter: Json): 'path' | 'query' | 'header' {
  const location = textAt(parameter, 'in');
  if (location !== 'path' && location !== 'query' && location !== 'header')
    throw new Error(`Parameters in ${location}`);
  return location;
}

const bodySchemaOf = (operation: Json): Json | null => {
  const body = operation['requestBody'];
  const content = isJson(body) ? objectOf(body['content'])['application/json'] : undefined;
  return isJson(content) && isJson(content['schema']) ? content['schema'] : null;
};

const typesOf = ({ type }: Json): readonly unknown[] => (Array.isArray(type) ? type : [type]);
const isText = (schema: Json): boolean => typesOf(schema).includes('string');

function textsOf(schema: Json, name: string): string[] {
  if (isJson(schema['properties']))
    return Object.entries(schema['properties']).flatMap(([key, inner]) =>
      textsOf(objectOf(inner), name === '' ? key : `${name}.${key}`),
    );
  if (isJson(schema['items'])) return textsOf(schema['items'], `${name}[]`);
  return isText(schema) ? [name] : [];
}

/** A body that the schema takes, with `text` in the field of that name; `samples`: values by the last part of a name. */
export function bodyWith(
  schema: Json,
  field: string,
  text: string,
  samples: Readonly<Record<string, string>>,
): unknown {
  const fill = (inner: Json, name: string): unknown => {
    if (name === field && field !== '') return text;
    if (isJson(inner['properties']))
      return Object.fromEntries(
        Object.entries(inner['properties']).map(([key, one]) => [
          key,
          fill(objectOf(one), name === '' ? key : `${name}.${key}`),
        ]),
      );
    if (isJson(inner['items'])) return [fill(inner['items'], `${name}[]`)];
    if (Array.isArray(inner['enum'])) return inner['enum'].at(0);
    const types = typesOf(inner);
    if (types.includes('string')) return samples[name.split('.').at(-1)?.replace('[]', '') ?? ''] ?? 'x';
    if (types.includes('boolean')) return true;
    return types.includes('null') ? null : 1;
  };
  return fill(schema, '');
}
