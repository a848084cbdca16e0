import type { ErrorBody } from '@portal/shared/contract/common';
import type { FastifyPluginCallback, LightMyRequestResponse } from 'fastify';
import { array, object, string } from 'yup';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

const NUMBER = '4111111111111111';

const echo: FastifyPluginCallback = (app, _options, done) => {
  const people = array(object({ note: string().default('') }))
    .max(5)
    .default([]);
  app.route({
    method: 'POST',
    url: '/test/:name',
    schema: {
      params: object({ name: string().required() }),
      querystring: object({ q: string().default('') }),
      body: object({ note: string().default(''), card: object({ number: string().default('') }), people }),
    },
    config: { permission: { kind: 'public' }, numberFields: ['card.number'] },
    handler: ({ body }) => body,
  });
  done();
};

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({}, [echo]);
});
afterAll(() => test.close());

interface Parts {
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: object | string;
}

const post = ({ url = '/test/x', headers = {}, payload = {} }: Parts) =>
  test.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload });

/** All of an answer but the identifier of its request, which holds any digits. */
const saidIn = (response: LightMyRequestResponse) => JSON.stringify({ ...response.json<ErrorBody>(), requestId: '' });

it.each<[string, Parts]>([
  ['note', { payload: { note: `my card ${NUMBER} please` } }],
  ['note', { payload: { note: '4111 1111 1111 1111' } }],
  ['people[1].note', { payload: { people: [{}, { note: NUMBER }] } }],
  ['unknown.deep[0]', { payload: { unknown: { deep: [NUMBER] } } }],
  ['unknown', { payload: { unknown: Number(NUMBER) } }],
  ['unknown', { payload: { unknown: { [NUMBER]: 1 } } }],
  ['number', { payload: { number: NUMBER } }],
  ['q', { url: `/test/x?q=${NUMBER}` }],
  ['name', { url: `/test/${NUMBER}` }],
  ['idempotency-key', { headers: { 'idempotency-key': NUMBER } }],
  ['user-agent', { headers: { 'user-agent': `Browser ${NUMBER}` } }],
])('a card number is refused at %s, and not said again', async (field, parts) => {
  const response = await post(parts);
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorBody>().fields).toEqual([{ field, i18nKey: 'error.text.cardNumber' }]);
  expect(saidIn(response)).not.toContain(NUMBER);
});

it('takes a number where one belongs, and numbers that are none of a card', async () => {
  const payload = { note: 'call +1 425 555 0100', card: { number: NUMBER }, people: [{ note: '4111111111111112' }] };
  const response = await post({ payload, headers: { 'idempotency-key': '41111111-1111-4111-8111-111111111111' } });
  expect(response.json()).toEqual(payload);
});

it.each([
  ['cut off', `{"number":"${NUMBER}`],
  ['no JSON', `${NUMBER} x`],
  ['with a prototype', `{"__proto__":"${NUMBER}"}`],
])('a body that cannot be read is not said again: %s', async (_what, payload) => {
  const response = await post({ payload });
  expect(response.statusCode).toBe(400);
  expect(saidIn(response)).not.toContain(NUMBER.slice(0, 8));
});
