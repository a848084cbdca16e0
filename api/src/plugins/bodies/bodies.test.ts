import type { ErrorBody } from '@portal/shared/contract/common';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { FastifyPluginCallback } from 'fastify';
import { array, number, object, string } from 'yup';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

const entry = object({
  name: string().max(8, 'error.name.tooLong').required('error.name.required'),
  parts: array(number().integer()).max(3, 'error.lines.tooMany').optional(),
});
const list = array(entry).min(1, 'error.lines.required').max(5_000, 'error.lines.tooMany').required();
const permission = { kind: 'public' } as const;
const bodyLimit = SETTINGS.bodies.linesBytes;

const echo: FastifyPluginCallback = (app, _options, done) => {
  const handler = ({ body }: { body: unknown }) => body;
  const config = { permission };
  app.route({ method: 'POST', url: '/test/list', schema: { body: list }, bodyLimit, config, handler });
  app.route({
    method: 'POST',
    url: '/test/record',
    schema: { body: object({ note: string().trim().required('error.name.required'), entries: list }) },
    bodyLimit,
    config,
    handler,
  });
  done();
};

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({}, [echo]);
});
afterAll(() => test.close());

const post = async (url: string, payload: unknown) => {
  const response = await test.app.inject({
    method: 'POST',
    url,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  });
  return { status: response.statusCode, body: response.json<unknown>(), size: response.body.length };
};
const refusal = async (url: string, payload: unknown) => {
  const { status, body } = await post(url, payload);
  expect(status).toBeGreaterThanOrEqual(400);
  return body as ErrorBody;
};
const many = (count: number, entryOf: (index: number) => unknown): unknown[] =>
  Array.from({ length: count }, (_, index) => entryOf(index));

it.each([
  ['/test/list', (entries: unknown[]): unknown => entries, ''],
  ['/test/record', (entries: unknown[]): unknown => ({ note: 'x', entries }), 'entries'],
])('refuses a list that is too long by its length alone: %s', async (url, bodyOf, field) => {
  for (const count of [5_001, 9_999, 400_000]) {
    const body = await refusal(url, bodyOf(many(count, () => ({}))));
    expect(body.fields).toEqual([{ field, i18nKey: 'error.lines.tooMany', values: { max: '5000' } }]);
  }
  expect((await refusal(url, bodyOf([]))).fields).toEqual([{ field, i18nKey: 'error.lines.required' }]);
});

it('names at most fifty fields, and the right ones', async () => {
  const body = await refusal('/test/record', {
    entries: many(5_000, (index) => (index % 2 === 0 ? { name: 'Ada' } : {})),
  });
  expect(body.fields).toHaveLength(50);
  expect(body.fields?.slice(0, 3).map(({ field }) => field)).toEqual(['note', 'entries[1].name', 'entries[3].name']);
});

it('refuses a list within an entry by its length alone', async () => {
  const body = await refusal('/test/list', [{ name: 'Ada', parts: ['x', 'x', 'x', 'x'] }]);
  expect(body.fields).toEqual([{ field: '[0].parts', i18nKey: 'error.lines.tooMany', values: { max: '3' } }]);
});

it('reads a large body as it was sent, without what no schema knows', async () => {
  const names = ['Ada', '"],[{', '\\"', '花子 山田', '\\', '🎁', '}]'];
  const entries = many(5_000, (index) => ({
    unknown: 'x'.repeat(index % 90),
    name: names[index % names.length],
    parts: [index, index],
  }));
  const kept = entries.map((_, index) => ({ name: names[index % names.length], parts: [index, index] }));
  expect(await post('/test/list', entries)).toMatchObject({ status: 200, body: kept });
  const spaced = `\n{ "entries" : ${JSON.stringify(entries, null, 1)} , "list": [[1], {"a": []}], "note" : " [,] " }\n`;
  expect(await post('/test/record', spaced)).toMatchObject({ status: 200, body: { note: '[,]', entries: kept } });
});

const LONG = many(5_000, () => ({ name: 'Ada', parts: [1, 2, 3] }));
const TEXT = JSON.stringify(LONG);

it.each([
  ['a comma at its end', `${TEXT.slice(0, -1)},]`],
  ['a comma where it is cut', TEXT.replaceAll('},{', '},,{')],
  ['a list that ends as an object', `${TEXT.slice(0, -1)}}`],
  ['no end', TEXT.slice(0, -1)],
  ['a string without end', `${TEXT.slice(0, -1)},"`],
  ['two lists', TEXT + TEXT],
  ['something behind', `${TEXT}x`],
  ['a prototype key', TEXT.replace('"name"', '"__proto__"')],
  ['an entry of 70 kB', `[{"name":"${'x'.repeat(70_000)}"}]`],
  ['70 kB of keys', `{"note":"x"${',"a":1'.repeat(12_000)}}`],
  ['70 kB of escapes', `[{"name":"${'\\"'.repeat(40_000)}"}]`],
  ['100,000 levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['100,000 levels in a field', `{"entries":[${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}]}`],
])('refuses a large body with %s', async (_name, payload) => {
  expect(await refusal('/test/list', payload)).toMatchObject({ status: 400, i18nKey: 'error.validation' });
  expect(await refusal('/test/record', payload)).toMatchObject({ status: 400, i18nKey: 'error.validation' });
});

it.each([
  ['/api/authenticate', SETTINGS.bodies.signInBytes],
  ['/api/authenticate/refresh', SETTINGS.bodies.signInBytes],
  ['/api/nothing-here', SETTINGS.bodies.defaultBytes],
  ['/test/list', SETTINGS.bodies.linesBytes],
])('refuses a body of %s over its limit', async (url, limit) => {
  const padding = ' '.repeat(limit);
  expect(await refusal(url, `[]${padding}`)).toMatchObject({ status: 413, i18nKey: 'error.validation' });
  expect((await refusal(url, `[]${padding.slice(2)}`)).status).not.toBe(413);
});

it('does not start with a list that has no limit', async () => {
  const endless: FastifyPluginCallback = (app, _options, done) => {
    const schema = { body: object({ entries: array(entry) }) };
    app.route({ method: 'POST', url: '/test/endless', schema, config: { permission }, handler: () => null });
    done();
  };
  await expect(buildTestApp({}, [endless])).rejects.toThrow('entries takes any number of entries');
});
