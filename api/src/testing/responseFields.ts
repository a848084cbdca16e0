interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

interface ResponseBody {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The paths of all fields of a schema: `orders[].lines[].amount`. */
function fieldsOf({ properties = {}, items, anyOf = [], allOf = [] }: Schema): string[] {
  return [
    ...Object.entries(properties).flatMap(([name, schema]) => [
      name,
      ...fieldsOf(schema).map((field) => (field.startsWith('[') ? name + field : `${name}.${field}`)),
    ]),
    ...(items === undefined ? [] : fieldsOf(items).map((field) => `[].${field}`.replace('.[', '['))),
    ...[...anyOf, ...allOf].flatMap(fieldsOf),
  ];
}

function listFields(response: unknown): string[] {
  if (!isRecord(response)) return [];
  const { content = {} }: ResponseBody = response;
  return Object.values(content).flatMap(({ schema }) => (schema === undefined ? [] : fieldsOf(schema)));
}

/** Every call of an OpenAPI document, and every field that it answers, a line each, sorted. */
export function listResponseFields(document: { readonly paths?: object | undefined }): string[] {
  const lines = Object.entries(document.paths ?? {}).flatMap(([url, calls]) =>
    Object.entries(isRecord(calls) ? calls : {}).flatMap(([method, call]) => {
      const name = `${method.toUpperCase()} ${url}`;
      const responses = isRecord(call) && isRecord(call['responses']) ? call['responses'] : {};
      const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      return [name, ...answers.flatMap(([, response]) => listFields(response).map((field) => `${name} ${field}`))];
    }),
  );
  return [...new Set(lines)].sort();
}
