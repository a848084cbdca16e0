import type { ErrorBody } from '@portal/shared/contract/common';
import type { FastifyPluginCallback } from 'fastify';
import { mixed, object, string } from 'yup';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { buildPlatform, buildUser } from '../../testing/builders.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';
import { runIdempotent } from './idempotency.ts';
import { signedInUser } from '../../access/signedInUser.ts';

const SHORT = {
  status: 422,
  i18nKey: 'error.funds.insufficient',
  description: 'Not enough.',
  values: { shortfall: '1.00' },
} as const;

/** Writes one audit row per call; `outcome` determines how it ends. */
const writing: FastifyPluginCallback = (app, _options, done) => {
  app.route<{ Body: { outcome: string } }>({
    method: 'POST',
    url: '/test/write',
    schema: { body: object({ outcome: string().required(), more: mixed() }) },
    config: { permission: { kind: 'user', rule: {} } },
    handler: (request, reply) =>
      runIdempotent(request, reply, test.db, async (tx) => {
        await writeAudit(tx, {
          platformId: signedInUser(request).platformId,
          actorUserId: null,
          action: 'test.written',
          entityType: 'test',
          entityId: 'x',
          at: test.clock.now(),
        });
        if (request.body.outcome === 'short') throw new AppError(SHORT);
        if (request.body.outcome === 'unavailable') throw new AppError(COMMON_FAILURES.unavailable);
        return { status: 201, body: { outcome: request.body.outcome } };
      }),
  });
  done();
};

let test: TestApp;
let call: Call;
beforeAll(async () => {
  test = await buildTestApp({}, [writing]);
  const platform = await buildPlatform(test.db);
  call = await test.signIn((await buildUser(test.db, { platform_id: platform.id })).email);
});
afterAll(() => test.close());

const write = (key: string | undefined, outcome = 'fine') =>
  call({
    method: 'POST',
    url: '/test/write',
    payload: { outcome },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const written = async (db: Db): Promise<number> =>
  (await db.selectFrom('audit_log').select('id').where('action', '=', 'test.written').execute()).length;

it('keeps a refusal, without anything that the work had written', async () => {
  const before = await written(test.db);
  const first = await write('key-short', 'short');
  const second = await write('key-short', 'short');
  expect(first.statusCode).toBe(422);
  expect(first.json<ErrorBody>()).toMatchObject({ i18nKey: 'error.funds.insufficient', values: { shortfall: '1.00' } });
  expect(second.json<ErrorBody>()).toEqual(first.json<ErrorBody>());
  expect(second.headers['idempotency-replayed']).toBe('true');
  expect(await written(test.db)).toBe(before);
});

it('keeps nothing of a call that was not served', async () => {
  const before = await written(test.db);
  expect((await write('key-unavailable', 'unavailable')).statusCode).toBe(503);
  expect(await written(test.db)).toBe(before);
  const again = await write('key-unavailable');
  expect(again.statusCode).toBe(201);
  expect(again.headers['idempotency-replayed']).toBeUndefined();
});

const send = (key: string, payload: string, url = '/test/write') =>
  call({ method: 'POST', url, payload, headers: { 'idempotency-key': key, 'content-type': 'application/json' } });

it('knows a body by what it says, not by how it is written', async () => {
  const first = await send('key-written', '{"outcome":"fine","more":{"a":[1,{"x":1,"y":"é"}],"b":null}}');
  expect(first.headers['idempotency-replayed']).toBeUndefined();
  for (const again of [
    '{"more":{"b":null,"a":[1,{"y":"\\u00e9","x":1.0}]},"outcome":"fine"}',
    ' {\n "outcome": "fine", "more": {"b": null, "a": [1e0, {"y": "é", "x": 1}]}, "unknown": true }',
  ]) {
    const response = await send('key-written', again);
    expect([response.statusCode, response.headers['idempotency-replayed']]).toEqual([201, 'true']);
  }
  for (const other of [
    '{"outcome":"fine","more":{"a":[{"x":1,"y":"é"},1],"b":null}}',
    '{"outcome":"fine","more":{"a":[1,{"x":"1","y":"é"}],"b":null}}',
    '{"outcome":"fine","more":{"a":[1,{"x":1,"y":"é"}]}}',
    '{"outcome":"fine","more":{"a":[1,{"x":1,"y":"é"}],"b":null,"__proto__":{"c":1}}}',
  ])
    expect((await send('key-written', other)).statusCode).toBeGreaterThanOrEqual(400);
});

it('knows an address by its parameters, not by their order', async () => {
  await send('key-address', '{"outcome":"fine"}', '/test/write?one=1&two=2');
  const again = await send('key-address', '{"outcome":"fine"}', '/test/write?two=2&one=1');
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect((await send('key-address', '{"outcome":"fine"}', '/test/write?one=1')).statusCode).toBe(409);
});

it('forgets a key after 48 hours', async () => {
  await write('key-old', 'one');
  expect((await write('key-old', 'two')).statusCode).toBe(409);
  await test.db
    .updateTable('idempotency_keys')
    .set({ expires_at: test.clock.now() })
    .where('key', '=', 'key-old')
    .execute();
  expect((await write('key-old', 'two')).json()).toEqual({ outcome: 'two' });
});

it.each([
  ['none', undefined],
  ['other letters', 'schlüssel'],
])('refuses %s as key', async (_name, key) => {
  const response = await write(key);
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorBody>().i18nKey).toBe('error.idempotency.invalidKey');
});
