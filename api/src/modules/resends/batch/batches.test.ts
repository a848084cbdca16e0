import type { ErrorBody } from '@portal/shared/contract/common';
import type { ResendBatch, ResendBatchLines, ResendReview } from '@portal/shared/contract/resendBatches';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { SETTINGS } from '@portal/shared/domain/settings';
import { withTransaction } from '../../../db/withTransaction.ts';
import { issueOrder } from '../../issuing/issueOrder.ts';
import { cutOff } from '../../../testing/cutOff.ts';
import { buildUser } from '../../../testing/builders.ts';
import { buildAllowlist, buildCatalogue, buildLineBody } from '../../../testing/commerceBuilders.ts';
import { buildPlacedOrder } from '../../../testing/placedOrder.ts';
import { buildTestApp, type Call, type TestApp } from '../../../testing/testApp.ts';
import { recordDelivery } from '../../orders/index.ts';
import { createResendLine } from '../resendLine.ts';
import { createSendBatch } from './sendBatch.ts';

const MANAGER: readonly Authority[] = ['IS_LOGGED_IN', 'ORDER_HISTORY_MANAGE'];
const VIEWER: readonly Authority[] = ['IS_LOGGED_IN', 'ORDER_HISTORY_ACCESS'];

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

/** An order whose messages came back, one line for each name, with callers of those rights. */
async function undeliveredLines(names: readonly string[]) {
  const lines = names.map((name) =>
    buildLineBody({
      recipient: { firstName: name, lastName: 'Levi', email: `${name.toLowerCase()}@recipient.example` },
    }),
  );
  const placed = await buildPlacedOrder(testApp, lines);
  const { clock, env, jobs, database } = testApp;
  const { db } = database;
  const { credentialKey } = env;
  await issueOrder(
    {
      db,
      clock,
      provider: testApp.issuer.provider,
      credentialKey,
      mailHost: 'portal.example',
      enqueueAll: jobs.enqueueAll,
    },
    placed.orderKey,
  );
  const platformId = placed.platform.id;
  const rows = await testApp.db
    .selectFrom('order_lines')
    .select('id')
    .where('platform_id', '=', platformId)
    .orderBy('line_number')
    .execute();
  await withTransaction(db, (tx) =>
    recordDelivery(
      tx,
      platformId,
      rows.map(({ id }) => ({ lineId: id, reason: 'noSuchMailbox' })),
    ),
  );
  await testApp.db.updateTable('outbox').set({ status: 'DEAD' }).where('platform_id', '=', platformId).execute();
  const as = async (authorities: readonly Authority[]): Promise<Call> => {
    const { email } = await buildUser(testApp.db, {
      platform_id: platformId,
      organization_access: true,
      authorities: [...authorities],
      default_account_id: placed.account.id,
      email: `user${String(platformId)}.${authorities.join('').toLowerCase()}@platform.example`,
    });
    return testApp.signIn(email);
  };
  return { ...placed, platformId, as, lineIds: rows.map(({ id }) => String(id)) };
}

const batchOf = (lines: readonly object[], rest: object = {}) => ({
  lines,
  reason: 'DELIVERY_INFO',
  acknowledged: true,
  ...rest,
});
const post = (caller: Call, payload: object, key = 'key') =>
  caller({ method: 'POST', url: '/api/resend-batches', payload, headers: { 'idempotency-key': key } });

/** Works on the batches of a platform as the worker does. */
async function sendBatches(platformId: bigint): Promise<void> {
  const { clock, env, jobs, database } = testApp;
  const sending = { clock, credentialKey: env.credentialKey, mailHost: 'portal.example', enqueueAll: jobs.enqueueAll };
  const send = createSendBatch(database.db, createResendLine(sending));
  const rows = await testApp.db
    .selectFrom('resend_batches')
    .select('id')
    .where('platform_id', '=', platformId)
    .execute();
  for (const { id } of rows) await send({ platformId, id });
}

const resent = (platformId: bigint) =>
  testApp.db
    .selectFrom('resends')
    .innerJoin('outbox', 'outbox.id', 'resends.outbox_id')
    .select(['resends.order_line_id', 'outbox.recipient', 'outbox.message_id'])
    .where('resends.platform_id', '=', platformId)
    .where('outbox.platform_id', '=', platformId)
    .execute();

it('sends those of many lines that can go, each to its address, and says why the others do not', async () => {
  const sent = await undeliveredLines(['Ada', 'Bola', 'Chi', 'Dayo']);
  const manager = await sent.as(MANAGER);
  const [ada, bola, chi = '', dayo] = sent.lineIds;
  await testApp.db
    .updateTable('rewards')
    .set({ status: 'CANCELLED' })
    .where('order_line_id', '=', BigInt(chi))
    .execute();
  const again = { reason: 'REMINDER', acknowledged: true };
  const one = { method: 'POST', url: `/api/orders/${sent.reference}/lines/4/resends`, payload: again } as const;
  expect((await manager({ ...one, headers: { 'idempotency-key': 'one' } })).statusCode).toBe(201);

  const review = await manager({
    method: 'POST',
    url: '/api/resend-batches/review',
    payload: { lineIds: sent.lineIds },
  });
  expect(review.json<ResendReview>().lines.map(({ skip }) => skip)).toEqual([null, null, 'notUsable', 'underWay']);
  const body = batchOf([
    { lineId: ada, email: 'ada@moved.example' },
    { lineId: bola },
    { lineId: chi },
    { lineId: dayo },
  ]);
  const response = await post(manager, body);
  expect(response.statusCode).toBe(201);
  const { batchIdentifier, ...begun } = response.json<ResendBatch>();
  expect(begun).toMatchObject({ total: 4, sent: 0, isFinished: false });
  expect((await post(manager, body)).json<ResendBatch>().batchIdentifier).toBe(batchIdentifier);

  await sendBatches(sent.platformId);
  const url = `/api/resend-batches/${batchIdentifier}`;
  const batch = (await manager({ method: 'GET', url })).json<ResendBatch>();
  expect(batch).toMatchObject({ total: 4, sent: 2, isFinished: true });
  expect(batch.skipped).toEqual([
    { reason: 'notUsable', lines: 1 },
    { reason: 'underWay', lines: 1 },
  ]);
  const lines = (
    await manager({ method: 'GET', url: `${url}/lines`, query: { outcome: 'sent' } })
  ).json<ResendBatchLines>();
  expect(lines.content.map(({ recipientEmail }) => recipientEmail)).toEqual([
    'ada@moved.example',
    'bola@recipient.example',
  ]);
  expect((await resent(sent.platformId)).map(({ recipient }) => recipient).toSorted()).toEqual([
    'ada@moved.example',
    'bola@recipient.example',
    'dayo@recipient.example',
  ]);
  expect((await sent.call({ method: 'GET', url })).statusCode).toBe(404);
});

it('goes on after it was cut off, and sends each line once', async () => {
  const sent = await undeliveredLines(['Ada', 'Bola', 'Chi', 'Dayo']);
  const lines = sent.lineIds.map((lineId) => ({ lineId }));
  await post(await sent.as(VIEWER), batchOf(lines));
  await expect(cutOff('line-sent-again:3', () => sendBatches(sent.platformId))).rejects.toThrow('killed');
  expect(await resent(sent.platformId)).toHaveLength(2);
  await Promise.all([sendBatches(sent.platformId), sendBatches(sent.platformId)]);
  const mails = await resent(sent.platformId);
  expect(mails.map(({ order_line_id: id }) => String(id)).toSorted()).toEqual(sent.lineIds.toSorted());
  expect(new Set(mails.map(({ message_id }) => message_id)).size).toBe(4);
});

it('refuses addresses, reasons and numbers of lines at their fields, and sends nothing', async () => {
  const sent = await undeliveredLines(['Ada', 'Bola']);
  const manager = await sent.as(MANAGER);
  const [first = '', second = ''] = sent.lineIds;
  const own = `user${String(sent.platformId)}.${MANAGER.join('')}+tag@platform.example`;
  const shared = [
    { lineId: first, email: 'new@recipient.example' },
    { lineId: second, email: 'NEW@recipient.example' },
  ];
  const tooMany = Array.from({ length: SETTINGS.resends.linesMax + 1 }, (_, at) => ({ lineId: String(at + 1) }));
  const cases: readonly [object, string, string][] = [
    [batchOf([{ lineId: first }, { lineId: second, email: 'no address' }]), 'lines[1].email', 'error.email.invalid'],
    [batchOf([{ lineId: first, email: 'ada@txt.att.net' }]), 'lines[0].email', 'error.email.carrier'],
    [batchOf([{ lineId: first, email: own }]), 'lines[0].email', 'error.resend.self'],
    [batchOf(shared), 'lines[0].email', 'error.resend.twice'],
    [
      batchOf([{ lineId: first }, { lineId: second, email: 'ADA@recipient.example' }]),
      'lines[1].email',
      'error.resend.twice',
    ],
    [batchOf([{ lineId: first }, { lineId: first }]), 'lines', 'error.validation'],
    [batchOf(tooMany), 'lines', 'error.resend.tooManyLines'],
    [batchOf([]), 'lines', 'error.resend.noLines'],
    [batchOf([{ lineId: first }], { reason: undefined }), 'reason', 'error.resend.reasonRequired'],
    [batchOf([{ lineId: first }], { acknowledged: false }), 'acknowledged', 'error.resend.acknowledge'],
  ];
  for (const [body, field, i18nKey] of cases) {
    const response = await post(manager, body, `bad ${i18nKey} ${field}`);
    expect([response.statusCode, response.json<ErrorBody>().fields?.[0]]).toEqual([
      400,
      expect.objectContaining({ field, i18nKey }),
    ]);
  }
  expect((await post(manager, batchOf(shared, { sharedAcknowledged: true }), 'shared')).statusCode).toBe(201);
  const fixed = batchOf([{ lineId: first, email: 'new@recipient.example' }]);
  const viewer = await sent.as(VIEWER);
  expect((await post(viewer, fixed)).statusCode).toBe(403);
  await buildAllowlist(testApp.db, sent.platformId, ['ada@recipient.example']);
  const review = await viewer({
    method: 'POST',
    url: '/api/resend-batches/review',
    payload: { lineIds: sent.lineIds },
  });
  expect(review.json<ResendReview>().lines.map(({ skip }) => skip)).toEqual([null, 'address']);
  expect(await resent(sent.platformId)).toEqual([]);
});

it('sends texts to their numbers again, and leaves out one whose owner wants none', async () => {
  const sent = await undeliveredLines(['Ada', 'Bola']);
  const manager = await sent.as(MANAGER);
  for (const [index, id] of sent.lineIds.entries())
    await testApp.db
      .updateTable('order_lines')
      .set({ delivery_method: 'MOBILE', email: null, mobile_number: `+1202555014${index}` })
      .where('platform_id', '=', sent.platformId)
      .where('id', '=', BigInt(id))
      .execute();
  await testApp.db
    .insertInto('text_opt_outs')
    .values({ number: '+12025550141', stopped_at: testApp.clock.now() })
    .execute();
  const payload = { lineIds: sent.lineIds };
  const review = await manager({ method: 'POST', url: '/api/resend-batches/review', payload });
  expect(review.json<ResendReview>().lines).toMatchObject([
    { deliveryMethod: 'MOBILE', recipientMobileNumber: '+12025550140', skip: null },
    { skip: 'address' },
  ]);
  const batch = await post(manager, batchOf(sent.lineIds.map((lineId) => ({ lineId }))));
  expect(batch.json()).toMatchObject({ total: 2, skipped: [{ reason: 'address', lines: 1 }] });
  await sendBatches(sent.platformId);
  expect(await resent(sent.platformId)).toMatchObject([{ recipient: '+12025550140' }]);
});
