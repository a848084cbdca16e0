import type { ErrorBody } from '@portal/shared/contract/common';
import type { FastifyPluginCallback } from 'fastify';
import { object, string } from 'yup';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Db } from '../db/client.ts';
import { AppError } from '../errors/AppError.ts';
import { COMMON_FAILURES } from '../errors/commonErrors.ts';
import { buildPlatform, buildUser } from '../testing/builders.ts';
import { buildTestApp, type Call, type TestApp } from '../testing/testApp.ts';
import { runIdempotent } from './idempotency.ts';

const SHORT = {
  status: 422,
  i18nKey: 'error.funds.insufficient',
  description: 'Not enough.',
  values: { shortfall: '1.00' },
} as const;

/** Writes one audit row a call; `outcome` says how it ends then. */
const writing: FastifyPluginCallback = (app, _options, done) => {
  app.route<{ Body: { outcome: string } }>({
    method: 'POST',
    url: '/test/write',
    schema: { body: object({ outcome: string().required() }) },
    config: { permission: { kind: 'user', rule: {} } },
    handler: (request, reply) =>
      runIdempotent(request, reply, test.db, async (tx) => {
        await writeAudit(tx, {
          platformId: null,
          actorUserId: null,
          action: 'test.written',
          entityType: 'test',
          entityId: 'x',
          at: test.clock.now(),
        });
        if (request.body.outcome === 'short') throw new AppError(SHORT);
        if (request.body.outcome === 'unavailable') throw new AppError(COMMON_FAILURES.unavailable);
        if (request.body.outcome === 'broken') throw new Error('a bug');
        return { status: 201, body: { outcome: request.body.outcome } };
      }),
  });
  done();
};

let test: TestApp;
let call: Call;
let other: Call;
beforeAll(async () => {
  test = await buildTestApp({}, [writing]);
  const platform = await buildPlatform(test.db);
  call = await test.signIn((await buildUser(test.db, { platform_id: platform.id })).email);
  other = await test.signIn((await buildUser(test.db, { platform_id: platform.id })).email);
});
afterAll(() => test.close());

const write = (as: Call, key: string | undefined, outcome = 'fine') =>
  as({
    method: 'POST',
    url: '/test/write',
    payload: { outcome },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const written = async (db: Db): Promise<number> =>
  (await db.selectFrom('audit_log').select('id').where('action', '=', 'test.written').execute()).length;

it('does the work once and answers the same again', async () => {
  const before = await written(test.db);
  const first = await write(call, 'key-once');
  const second = await write(call, 'key-once');
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.body).toBe(first.body);
  expect(first.headers['idempotency-replayed']).toBeUndefined();
  expect(second.headers['idempotency-replayed']).toBe('true');
  expect(await written(test.db)).toBe(before + 1);
});

it('does the work once when calls come at the same moment', async () => {
  const before = await written(test.db);
  const answers = await Promise.all(Array.from({ length: 6 }, () => write(call, 'key-together')));
  expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201, 201, 201, 201]);
  expect(await written(test.db)).toBe(before + 1);
});

it('keeps a refusal, without anything that the work had written', async () => {
  const before = await written(test.db);
  const first = await write(call, 'key-short', 'short');
  const second = await write(call, 'key-short', 'short');
  expect(first.statusCode).toBe(422);
  expect(first.json<ErrorBody>()).toMatchObject({ i18nKey: 'error.funds.insufficient', values: { shortfall: '1.00' } });
  expect(second.json<ErrorBody>()).toEqual(first.json<ErrorBody>());
  expect(second.headers['idempotency-replayed']).toBe('true');
  expect(await written(test.db)).toBe(before);
});

it.each(['unavailable', 'broken'])('keeps nothing of a call that ends "%s"', async (outcome) => {
  const before = await written(test.db);
  expect((await write(call, `key-${outcome}`, outcome)).statusCode).toBe(outcome === 'broken' ? 500 : 503);
  expect(await written(test.db)).toBe(before);
  const again = await write(call, `key-${outcome}`, 'fine');
  expect(again.statusCode).toBe(201);
  expect(again.headers['idempotency-replayed']).toBeUndefined();
});

it('refuses the key with another body, but takes it from another user and after 48 hours', async () => {
  await write(call, 'key-shared', 'one');
  const refused = await write(call, 'key-shared', 'two');
  expect(refused.statusCode).toBe(409);
  expect(refused.json<ErrorBody>().i18nKey).toBe('error.idempotency.otherBody');
  expect((await write(other, 'key-shared', 'two')).json()).toEqual({ outcome: 'two' });
  await test.db
    .updateTable('idempotency_keys')
    .set({ expires_at: test.clock.now() })
    .where('key', '=', 'key-shared')
    .execute();
  expect((await write(call, 'key-shared', 'two')).json()).toEqual({ outcome: 'two' });
});

it.each([
  ['none', undefined],
  ['an empty one', ''],
  ['256 characters', 'k'.repeat(256)],
  ['other letters', 'schlüssel'],
])('refuses %s as key', async (_name, key) => {
  const answer = await write(call, key);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<ErrorBody>().i18nKey).toBe('error.idempotency.invalidKey');
});
