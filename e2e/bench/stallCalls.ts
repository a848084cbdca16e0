import { objectOf, isJson, listOf, textAt, type Json } from '../harness/json.ts';
import type { Random } from '../harness/random.ts';
import { fullBodies, shapelessBodies } from './hostileBodies.ts';

/** A call that might block the server; `route` groups the results, `name` describes the case. */
export interface StallCall {
  readonly route: string;
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body?: () => string;
  /** Type of a body that is no JSON. */
  readonly contentType?: string;
  /** The call cannot be repeated. */
  readonly isOnce?: boolean;
  /** Approximate body size in bytes. */
  readonly bytes?: number;
}

/** Routes that the document does not list. */
const HIDDEN = [
  '/',
  '/vue/',
  '/api/openapi.json',
  '/dev/inbox',
  '/dev/inbox.json',
  '/dev/inbox/1',
  '/dev/inbox/1/attachments/1',
  '/r/x',
];
/** Excluded: they would end the caller's session or change the password. */
const SHUNNED = ['POST /api/users/logout', 'POST /api/account/change-password'];
const LONG_TEXTS = ['x'.repeat(90), '%F0%9F%8E%81'.repeat(8), '%25_'.repeat(20), 'a'.repeat(14_000)];

/** Calls of every route of an OpenAPI document with hostile paths, queries and bodies; `params` are valid path parameters. */
export function stallCalls(document: unknown, params: Readonly<Record<string, string>>, random: Random): StallCall[] {
  const hidden = HIDDEN.flatMap((path) => queriesOf('GET', path, path, []));
  const listed = Object.entries(objectOf(objectOf(document)['paths'])).flatMap(([template, operations]) =>
    Object.entries(objectOf(operations)).flatMap(([verb, operation]) =>
      callsOf(verb.toUpperCase(), template, objectOf(operation), params, random),
    ),
  );
  return [...hidden, ...listed].filter(({ route }) => !SHUNNED.includes(route));
}

function callsOf(
  method: string,
  template: string,
  operation: Json,
  params: Readonly<Record<string, string>>,
  random: Random,
): StallCall[] {
  const route = `${method} ${template}`;
  const path = template.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? 'x');
  const names = (index: string) =>
    (Array.isArray(operation['parameters']) ? listOf(operation['parameters']) : [])
      .filter((parameter) => textAt(parameter, 'in') === index)
      .map((parameter) => textAt(parameter, 'name'));
  const longPaths = names('path').flatMap((name) =>
    LONG_TEXTS.map((text) => ({ route, name: `long ${name}`, method, path: template.replace(`{${name}}`, text) })),
  );
  const schema = bodySchemaOf(operation);
  const bodies = schema === null ? [] : [...shapelessBodies(fieldsOf(schema)), ...fullBodies(schema, random)];
  return [
    ...queriesOf(method, route, path, names('query')),
    ...longPaths.map((call) => ({ ...call, path: call.path.replaceAll(/\{\w+\}/g, 'x') })),
    ...bodies.map((body) => ({ route, method, path, ...body })),
  ];
}

function queriesOf(method: string, route: string, path: string, names: readonly string[]): StallCall[] {
  const queries = [
    '',
    'a=1&'.repeat(3_500),
    ...names.flatMap((name) => [...LONG_TEXTS.map((text) => `${name}=${text}`), `${name}=1&`.repeat(1_500)]),
    ...['size=100', 'size=500', 'pageSize=500', 'page=99', 'page=1000000'].filter((query) =>
      names.includes(query.split('=')[0] ?? ''),
    ),
  ];
  return queries.map((query) => ({
    route,
    name: query === '' ? 'plain' : `query ${query.slice(0, 24)}`,
    method,
    path: query === '' ? path : `${path}?${query}`,
  }));
}

function bodySchemaOf(operation: Json): Json | null {
  const body = operation['requestBody'];
  const content = isJson(body) ? objectOf(body['content'])['application/json'] : undefined;
  return isJson(content) && isJson(content['schema']) ? content['schema'] : null;
}

const fieldsOf = (schema: Json): string[] =>
  isJson(schema['properties'])
    ? Object.entries(schema['properties']).flatMap(([key, field]) =>
        isJson(field) && (field['type'] === 'array' || isJson(field['items'])) ? [key] : [],
      )
    : [];
