import type { ErrorBody } from '@portal/shared/contract/common';
import { nextId } from './nextId.ts';
import { printedCalls, stepsOf, type PrintedCall } from './printedCalls.ts';
import { buildPrintedCallsFixture, type PrintedRequest } from './printedCallsFixture.ts';

/** Calls of the table that have no route yet. A route that is built leaves this list and gets a call in `wireWorld`. */
const NOT_BUILT: readonly string[] = [];

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

const fixture = await buildPrintedCallsFixture();
const document = (await fixture.app.inject('/api/openapi.json')).json<{
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}>();
const operations = new Map(
  Object.entries(document.paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, operation]) => [addressOf(method, url), operation] as const),
  ),
);
const printed = printedCalls();
const built = printed.filter(({ method, path }) => operations.has(addressOf(method, path)));
afterAll(() => fixture.close());

it('builds what the table prints, but for a list', () => {
  expect(printed.filter((call) => !built.includes(call)).map(({ name }) => name)).toEqual(NOT_BUILT);
  expect(Object.keys(fixture.calls).sort()).toEqual(built.map(({ name }) => name).sort());
});

it.each(built.map((call) => [call.name, call] as const))(
  '%s takes what is printed and answers every field that is printed',
  async (name, call) => {
    const response = await send(call, await requestOf(name));
    if (response.statusCode >= 300) throw new Error(response.body);
    const body: unknown = response.body === '' ? null : response.json();
    expect(call.response.filter((field) => !isIn(body, stepsOf(field)))).toEqual([]);
    expect(call.response.filter((field) => !isDescribed(answerSchema(call), stepsOf(field)))).toEqual([]);
    expect(call.query.map(nameOf).filter((query) => !isParameter(call, query))).toEqual([]);
  },
);

it.each(built.flatMap((call) => call.payload.map((field) => [call.name, field, call] as const)))(
  '%s takes %s or refuses it by its name',
  async (name, field, call) => {
    const request = await requestOf(name);
    const steps = stepsOf(field);
    if (isIn(request.payload, steps)) {
      expect(isDescribed(bodySchema(call), steps)).toBe(true);
      return;
    }
    const response = await send(call, { ...request, payload: withField(request.payload, steps) });
    const [refused] = response.json<ErrorBody>().fields ?? [];
    expect([response.statusCode, refused?.i18nKey, refused?.field.split('.').at(-1)]).toEqual([
      422,
      'error.notAvailable',
      steps.at(-1),
    ]);
  },
);

function addressOf(method: string, url: string): string {
  return `${method.toUpperCase()} ${url.replaceAll(/\{\w+\}/g, '{}')}`;
}

async function requestOf(name: string): Promise<PrintedRequest> {
  const prepare = fixture.calls[name];
  if (!prepare) throw new Error(`No call is made up for ${name}`);
  return prepare();
}

/** The printed query with the request's own values where the table prints none. */
function send({ method, path, query }: PrintedCall, request: PrintedRequest) {
  const printedQuery = query.map((entry) => {
    const [, value = request.query?.[nameOf(entry)] ?? ''] = entry.split('=');
    return [nameOf(entry), value] as const;
  });
  return request.call({
    method: methodOf(method),
    url: path.replaceAll(/\{(\w+)\}/g, (_all, param: string) => request.params?.[param] ?? param),
    query: Object.fromEntries(printedQuery),
    headers: { 'idempotency-key': nextId() },
    ...(request.cookies && { cookies: request.cookies }),
    ...(request.payload && { payload: request.payload }),
  });
}

const methodOf = (method: string) =>
  (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find((word) => word === method) ?? 'GET';

/** `pageSize=5` and `paymentSourceIdentifier?` without what follows the name. */
function nameOf(query: string): string {
  return query.replace(/[=?].*$/, '');
}

/** True when a body has a field, in every entry of a list; a list that is walked into has at least one. */
function isIn(body: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return body !== undefined;
  if (step === '[]')
    return Array.isArray(body) && (rest.length === 0 || (body.length > 0 && body.every((entry) => isIn(entry, rest))));
  if (typeof body !== 'object' || body === null) return false;
  const field = Object.entries(body).find(([key]) => key === step);
  return field !== undefined && isIn(field[1], rest);
}

function isDescribed(schema: Schema | undefined, [step, ...rest]: readonly string[]): boolean {
  if (schema === undefined) return false;
  if (step === undefined) return true;
  const next = step === '[]' ? schema.items : schema.properties?.[step];
  return isDescribed(next, rest) || (schema.anyOf ?? []).some((one) => isDescribed(one, [step, ...rest]));
}

const operationOf = ({ method, path }: PrintedCall): Operation | undefined => operations.get(addressOf(method, path));

const answerSchema = (call: PrintedCall): Schema | undefined => {
  const { responses = {} } = operationOf(call) ?? {};
  return (responses['200'] ?? responses['201'])?.content?.['application/json']?.schema;
};

const bodySchema = (call: PrintedCall): Schema | undefined =>
  operationOf(call)?.requestBody?.content['application/json']?.schema;

const isParameter = (call: PrintedCall, name: string): boolean =>
  (operationOf(call)?.parameters ?? []).some((parameter) => parameter.in === 'query' && parameter.name === name);

/** A body with one more field in it, filled. */
function withField(body: unknown, [step, ...rest]: readonly string[]): object {
  if (step === '[]') return Array.isArray(body) ? body.map((entry) => withField(entry, rest)) : [];
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const own: unknown = fields.find(([key]) => key === step)?.[1];
  return Object.fromEntries([...fields, [step ?? '', rest.length === 0 ? 'filled' : withField(own, rest)]]);
}
