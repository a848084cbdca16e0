import type { InjectOptions } from 'fastify';
import { BODIES, HUGE_NUMBER, RAW_TEXTS, VALUES } from './hostileValues.ts';
import { UPLOADED_LINE, type buildSamples } from './routeSamples.ts';

type Samples = Awaited<ReturnType<typeof buildSamples>>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

export interface OpenapiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** A route as the OpenAPI document describes it, by its name: `POST /api/orders`. */
export interface Route {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly operation: Operation;
}

/** Those that only read come first: they leave the samples as they are. */
export const routesOf = ({ paths }: OpenapiDocument): readonly Route[] =>
  Object.entries(paths)
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([word, operation]) => {
        const method = methodOf(word);
        return { name: `${method} ${path}`, method, path, operation };
      }),
    )
    .toSorted((one, other) => Number(isWriter(one)) - Number(isWriter(other)));

export const isWriter = ({ method }: Route): boolean => method !== 'GET';

function methodOf(method: string): Method {
  const found = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find((word) => word === method.toUpperCase());
  if (!found) throw new Error(`No calls are made up for ${method}`);
  return found;
}

/** Calls with exactly one invalid part each. */
export function hostileCalls({ name, method, path, operation }: Route, samples: Samples): InjectOptions[] {
  const parameters = operation.parameters ?? [];
  const names = (place: string) => parameters.filter((parameter) => parameter.in === place).map((entry) => entry.name);
  const body = samples.bodies[name];
  const address = (wrong?: Readonly<Record<string, string>>) => addressOf(path, { ...samples.params, ...wrong });
  const right = { method, url: address(), ...(body && { payload: JSON.stringify(body) }) };
  const wrongPaths = names('path').flatMap((param) => RAW_TEXTS.map((text) => address({ [param]: text })));
  if (method === 'DELETE') return wrongPaths.map((url) => ({ method, url }));
  const wrongQueries = [...names('query'), 'unknown'].flatMap((field) =>
    [...RAW_TEXTS.map((text) => `${field}=${text}`), `${field}=1&${field}=2`, `${field}[]=1`, `${field}[a]=1`].map(
      (query) => `${right.url}?${query}`,
    ),
  );
  const schema = operation.requestBody?.content['application/json']?.schema;
  const wrongBodies = method === 'GET' ? [] : [...BODIES, ...(schema ? wrongFields(schema, body) : [])];
  return [
    ...[...wrongPaths, ...wrongQueries].map((url) => ({ ...right, url })),
    ...wrongBodies.map((payload) => ({ ...right, payload })),
  ];
}

const addressOf = (path: string, params: Readonly<Record<string, string>>): string =>
  path
    .replace('by-legacy-upload-identifier/{id}', `by-legacy-upload-identifier/${params['id'] ?? UPLOADED_LINE}`)
    .replaceAll(/\{(\w+)\}/g, (_all, param: string) => params[param] ?? 'x');

function wrongFields(schema: Schema, body: unknown): string[] {
  return pathsOf(schema).flatMap((path) =>
    VALUES.map((value) => JSON.stringify(replaced(body, path, value)).replaceAll(`"${HUGE_NUMBER}"`, '1e999')),
  );
}

/** Every field of a schema, those of lists in their first entry. */
function pathsOf({ properties, items }: Schema): string[][] {
  const fields = Object.entries(properties ?? {});
  return [
    ...fields.flatMap(([key, schema]) => [[key], ...pathsOf(schema).map((path) => [key, ...path])]),
    ...(items ? [['0'], ...pathsOf(items).map((path) => ['0', ...path])] : []),
  ];
}

function replaced(body: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(body)) return [replaced(body[0], rest, value)];
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return Object.fromEntries([
    ...fields.filter(([name]) => name !== key),
    [key, replaced(fields.find(([name]) => name === key)?.[1], rest, value)],
  ]);
}
