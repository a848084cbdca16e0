import type { LineItemPage } from '@portal/shared/contract/lineItems';
import type { OrderLineDetail } from '@portal/shared/contract/orders';
import { sql } from 'kysely';
import { claimMails, waitingMails } from '../outbox/mailQueueRepository.ts';
import { sendClaimed } from '../outbox/sendMails.ts';
import { buildUser } from '../../testing/builders.ts';
import { buildCatalogue } from '../../testing/commerceBuilders.ts';
import {
  ACTOR,
  buildIssuedReward,
  keyOfError,
  MIRA,
  sendMails,
  WHY,
  type ActionName,
} from '../../testing/issuedReward.ts';
import { payAtTill } from '../../testing/payAtTill.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { buildSending } from '../../testing/buildSending.ts';

const DAY_MS = 86_400_000;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({ publicUrl: 'https://portal.example' });
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
  await testApp.db.insertInto('blocked_domains').values({ domain: 'blocked.example', reason: 'Throw-away' }).execute();
  await testApp.db.updateTable('catalog_items').set({ validity_days: 365 }).where('utid', '=', 'UVARIABLE').execute();
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});
const issuedLine = () => buildIssuedReward(testApp);

it.each<[ActionName, object, number, unknown]>([
  ['cancel', { reason: 'RECIPIENT' }, 400, ['reason', 'error.resend.reasonRequired']],
  ['freeze', { reason: 'OTHER', otherReason: ' ' }, 400, ['otherReason', 'error.resend.otherRequired']],
  ['reissue', { ...MIRA, reason: 'REWARD_AMOUNT' }, 400, ['reason', 'error.resend.reasonRequired']],
  [
    'reissue',
    { ...MIRA, recipient: { ...MIRA.recipient, email: 'no address' } },
    400,
    ['recipient.email', 'error.email.invalid'],
  ],
  [
    'reissue',
    { ...MIRA, recipient: { ...MIRA.recipient, email: 'mira@txt.att.net' } },
    400,
    ['recipient.email', 'error.email.carrier'],
  ],
  [
    'reissue',
    { ...MIRA, recipient: { ...MIRA.recipient, email: 'mira@blocked.example' } },
    400,
    ['recipient.email', 'error.email.blocked'],
  ],
  [
    'reissue',
    { ...MIRA, deliveryTemplate: { ...MIRA.deliveryTemplate, etid: 'E999999' } },
    400,
    ['deliveryTemplate.etid', 'error.etid.invalid'],
  ],
  ['unfreeze', WHY, 422, 'error.rewardAction.notFrozen'],
])('refuses %s with %j and asks the issuer nothing', async (action, body, status, key) => {
  const reward = await issuedLine();
  const response = await reward.requestAction(action, body);
  expect([response.statusCode, keyOfError(response)]).toEqual([status, key]);
  expect(await reward.settle()).toEqual([]);
});

it('a reward that was issued before there were cards is left as it is, and its line and the list say so', async () => {
  const reward = await issuedLine();
  const { db } = testApp;
  const known = await db
    .updateTable('rewards')
    .set({ is_live: false })
    .where('platform_id', '=', reward.platformId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('rewards')
    .values({ ...known, id: undefined, is_live: true })
    .execute();
  for (const action of ['freeze', 'cancel', 'reissue'] as const)
    expect(keyOfError(await reward.requestAction(action))).toBe('error.rewardAction.noCard');
  const line = await reward.line();
  expect(line.possibleActions.map(({ refusal }) => refusal)).toEqual(['noCard', 'notFrozen', 'noCard', 'noCard']);
  const list = (await reward.caller({ method: 'GET', url: '/api/line-items' })).json<LineItemPage>();
  expect(list.content).toMatchObject([{ referenceOrderId: reward.reference, rewardStatus: 'ACTIVE', actions: [] }]);
});

it('what is not offered any more is not reissued, and its card is left', async () => {
  const reward = await issuedLine();
  const offer = (is_available: boolean) =>
    testApp.db.updateTable('catalog_items').set({ is_available }).where('utid', '=', 'UVARIABLE').execute();
  await offer(false);
  expect(keyOfError(await reward.requestAction('reissue'))).toBe('error.rewardAction.itemGone');
  await offer(true);
  expect(await reward.settle()).toEqual([]);
});

it('nobody acts without the right, on the sixth day, or on the reward of another organisation', async () => {
  const reward = await issuedLine();
  const viewer = await buildUser(testApp.db, {
    platform_id: reward.platformId,
    organization_access: true,
    authorities: ['IS_LOGGED_IN', 'ORDER_HISTORY_ACCESS'],
  });
  const stranger = await issuedLine();
  const asViewer = await testApp.signIn(viewer.email);
  for (const action of ['freeze', 'unfreeze', 'cancel', 'reissue'] as const) {
    expect((await reward.requestAction(action, undefined, asViewer)).statusCode).toBe(403);
    expect((await reward.requestAction(action, undefined, stranger.caller)).statusCode).toBe(404);
  }
  expect((await asViewer({ method: 'GET', url: reward.url })).json<OrderLineDetail>().possibleActions).toEqual([]);
  const authorities = ['IS_LOGGED_IN', 'REISSUE_REWARDS_MANAGE'] as const;
  const blind = await buildUser(testApp.db, { platform_id: reward.platformId, organization_access: true, authorities });
  await testApp.db.updateTable('orders').set({ user_id: blind.id }).where('id', '=', reward.orderId).execute();
  expect((await reward.requestAction('reissue', undefined, await testApp.signIn(blind.email))).statusCode).toBe(403);
  await reward.later(5 * DAY_MS);
  expect(keyOfError(await reward.requestAction('cancel'))).toBe('error.rewardAction.tooLate');
});

/** A reward whose first mail has left, with somebody who may act on it and send it again, also to another address. */
async function sentReward() {
  const reward = await issuedLine();
  const mailed = () => sendMails(testApp, reward.platformId);
  await mailed();
  const { email } = await buildUser(testApp.db, {
    platform_id: reward.platformId,
    organization_access: true,
    authorities: [...ACTOR, 'ORDER_HISTORY_MANAGE'],
  });
  const caller = await testApp.signIn(email);
  const resend = (body: object = {}, key = 'first') =>
    caller({
      method: 'POST',
      url: `${reward.url}/resends`,
      payload: { reason: 'REMINDER', acknowledged: true, ...body },
      headers: { 'idempotency-key': `${reward.reference} ${key}` },
    });
  return { ...reward, mailed, resend };
}

it.each<[ActionName, object]>([
  ['cancel', {}],
  ['cancel', { email: 'moved@recipient.example' }],
  ['freeze', {}],
  ['reissue', {}],
])(
  'of %s and sending again with %j at once no mail leaves, and the later one knows of the other',
  async (action, to) => {
    const reward = await sentReward();
    const [acted, resent] = await Promise.all([reward.requestAction(action), reward.resend(to)]);
    expect(acted.statusCode).toBe(202);
    if (resent.statusCode !== 201)
      expect([resent.statusCode, keyOfError(resent)]).toEqual([409, 'error.resend.actionOpen']);
    expect(await reward.mailed()).toEqual([]);
    expect(keyOfError(await reward.resend(to, 'later'))).toBe('error.resend.actionOpen');
    await reward.settle();
    expect(await reward.mailed()).toEqual([]);
    expect(await reward.line()).toMatchObject({ deliveryStatus: 'DELIVERED', reason: null });
  },
);

it('a mail that a worker had claimed before the reward was cancelled does not leave', async () => {
  const reward = await sentReward();
  await reward.resend();
  const { platformId } = reward;
  const { db } = testApp.database;
  const { id } = await testApp.db
    .selectFrom('outbox')
    .select('id')
    .where('platform_id', '=', platformId)
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  const now = testApp.clock.now();
  const claims = await claimMails(db, platformId, [id], now, new Date(now.getTime() + DAY_MS));
  const claimed = [...claims.values()].flatMap((state) => (typeof state === 'string' ? [] : [state.claimed]));
  expect(claimed).toHaveLength(1);
  expect((await reward.requestAction('cancel')).statusCode).toBe(202);
  const mailer = { send: () => Promise.reject(new Error('A mail has left')), close: () => undefined };
  const sending = buildSending(testApp, mailer);
  expect(await sendClaimed(sending, { platformId, claimed })).toEqual([]);
  await reward.settle();
  expect(await reward.mailed()).toEqual([]);
  expect((await waitingMails(db)).filter((row) => row.platformId === platformId)).toEqual([]);
});

it('a mail that waited for the issuer goes once an action is refused, and none goes of a reward that has expired', async () => {
  const reward = await sentReward();
  await reward.resend();
  await reward.requestAction('cancel');
  payAtTill(testApp.issuer, reward.cardId, 500n);
  expect(await reward.mailed()).toEqual([]);
  await sql`delete from pgboss.job where name = 'send-reward-mail'`.execute(testApp.db);
  await reward.settle();
  const unqueued = await waitingMails(testApp.database.db);
  expect(unqueued.filter(({ platformId }) => platformId === reward.platformId)).toEqual([]);
  expect(await reward.mailed()).toEqual(['ada@recipient.example']);

  const late = await issuedLine();
  await late.later(366 * DAY_MS);
  expect(await sendMails(testApp, late.platformId)).toEqual([]);
  expect(await late.line()).toMatchObject({ rewardStatus: 'EXPIRED', deliveryStatus: 'NOT_SENT', reason: 'expired' });
});
