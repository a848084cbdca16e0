import type { ErrorBody } from '@portal/shared/contract/common';
import type { OrderDetail, OrderLineDetail } from '@portal/shared/contract/orders';
import type { CartLineBody } from '@portal/shared/contract/shoppingCarts';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { open as openSealed } from '../crypto/seal.ts';
import { withTransaction } from '../db/withTransaction.ts';
import { issueOrder } from '../modules/issuing/issueOrder.ts';
import { sendMails as sendFromOutbox } from '../modules/outbox/sendMails.ts';
import { postJournal } from '../ledger/postJournal.ts';
import { silentLog } from '../logs/Log.ts';
import { settleRewardAction } from '../modules/rewardActions/index.ts';
import { readIssuedCardEvents } from '../modules/rewards/issuedCards/readIssuedCardEvents.ts';
import { checkIssuedCards } from '../modules/rewards/index.ts';
import type { Mailer } from '../providers/email/Mailer.ts';
import { balanceOf, buildUser } from './builders.ts';
import { buildLineBody } from './commerceBuilders.ts';
import { buildPlacedOrder } from './placedOrder.ts';
import type { Call, TestApp } from './testApp.ts';
import { buildSending } from './buildSending.ts';

/** Rights to freeze, cancel and reissue. */
export const ACTOR: readonly Authority[] = [
  'IS_LOGGED_IN',
  'ORDER_HISTORY_ACCESS',
  'FREEZE_REWARDS_MANAGE',
  'CANCEL_REWARDS_MANAGE',
  'REISSUE_REWARDS_MANAGE',
];
export const WHY = { reason: 'FRAUD' };
export const MIRA = {
  reason: 'RECIPIENT',
  recipient: { firstName: 'Mira', lastName: 'Cohen', email: 'mira@recipient.example' },
  deliveryTemplate: { etid: 'E000000', senderName: 'Grace', subject: null, message: 'Now for you' },
};

export type ActionName = 'freeze' | 'unfreeze' | 'cancel' | 'reissue';

/** An issued reward of 25.00 USD (or the first of `lines`), its mail unsent, with somebody who may act on it. */
export async function buildIssuedReward(testApp: TestApp, lines: readonly CartLineBody[] = [buildLineBody()]) {
  const placed = await buildPlacedOrder(testApp, lines);
  const { db, clock, env, jobs, issuer } = testApp;
  const { id: platformId } = placed.platform;
  const issue = (id: bigint) =>
    issueOrder(
      {
        db: testApp.database.db,
        clock,
        credentialKey: env.credentialKey,
        mailHost: 'portal.example',
        enqueueAll: jobs.enqueueAll,
        provider: issuer.provider,
      },
      { platformId, id },
    );
  await issue(placed.orderId);
  const user = await buildUser(db, { platform_id: platformId, organization_access: true, authorities: ACTOR });
  const session = { call: await testApp.signIn(user.email) };
  const caller: Call = (options) => session.call(options);
  /** Days later nobody is signed in any more. */
  const later = async (ms: number) => {
    testApp.clock.advance(ms);
    session.call = await testApp.signIn(user.email);
  };
  const { id: rewardId } = await db
    .selectFrom('rewards')
    .select('id')
    .where('platform_id', '=', platformId)
    .orderBy('order_line_id')
    .executeTakeFirstOrThrow();
  const { card_id: cardId } = await db
    .selectFrom('reward_cards')
    .select('card_id')
    .where('reward_id', '=', rewardId)
    .executeTakeFirstOrThrow();
  const url = `/api/orders/${placed.reference}/lines/1`;
  let keys = 0;
  const requestAction = (
    action: ActionName,
    body: object = action === 'reissue' ? MIRA : WHY,
    as: Call = caller,
    at = url,
  ) =>
    as({
      method: 'POST',
      url: `${at}/${action}`,
      payload: body,
      headers: { 'idempotency-key': `${placed.reference}-${(keys += 1)}` },
    });
  const settle = async () => {
    const open = await db
      .selectFrom('reward_actions')
      .select('id')
      .where('platform_id', '=', platformId)
      .where('state', '=', 'OPEN')
      .execute();
    const deps = { db: testApp.database.db, clock, provider: issuer.provider, enqueue: jobs.enqueue };
    return Promise.all(open.map(({ id }) => settleRewardAction(deps, { platformId, id })));
  };
  const line = async (at = url) => (await caller({ method: 'GET', url: at })).json<OrderLineDetail>();
  const order = async () =>
    (await caller({ method: 'GET', url: `/api/orders/${placed.reference}` })).json<OrderDetail>();
  const page = async () => {
    const { token_encrypted } = await db
      .selectFrom('rewards')
      .select('token_encrypted')
      .where('id', '=', rewardId)
      .executeTakeFirstOrThrow();
    return (await testApp.app.inject(`/r/${openSealed(env.credentialKey, token_encrypted)}`)).body;
  };
  const balance = () => balanceOf(db, placed.account);
  /** A bank takes money back from the account, whatever its balance. */
  const withdraw = (takenMinor: bigint) =>
    withTransaction(testApp.database.db, (tx) =>
      postJournal(tx, platformId, {
        type: 'BANK_RETURN',
        currencyCode: 'USD',
        at: clock.now(),
        lines: [
          { kind: 'WALLET', accountId: placed.account.id, amountMinor: -takenMinor },
          { kind: 'FUNDING_CLEARING', amountMinor: takenMinor },
        ],
      }),
    );
  /** Sums what the platform's ledger holds beside its wallets. */
  const booked = async () => {
    const rows = await db
      .selectFrom('ledger_entries')
      .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_account_id')
      .select((eb) => ['kind', eb.fn.sum<string>('amount_minor').as('sum')])
      .where('ledger_entries.platform_id', '=', platformId)
      .where('kind', 'not in', ['WALLET', 'FUNDING_CLEARING'])
      .groupBy('kind')
      .execute();
    return Object.fromEntries(rows.flatMap(({ kind, sum }) => (sum === '0' ? [] : [[kind, Number(sum)]])));
  };
  const reading = { db: testApp.database.db, clock, log: silentLog, provider: issuer.provider, feed: 'test' };
  const readEvents = () => readIssuedCardEvents(reading);
  /** Compares all rewards with their cards and returns what that says of this one. */
  const compared = async () => {
    const { problems, inFlight } = await checkIssuedCards(reading);
    const of = (lines: readonly string[]) =>
      lines.flatMap((words) => (words.startsWith(cardId) ? [words.slice(cardId.length + 2)] : []));
    return { problems: of(problems), inFlight: of(inFlight) };
  };
  /** Issues the order of a reissue, and returns the address of its line. */
  const issueReissued = async (at = url) => {
    const { referenceOrderId = '' } = (await line(at)).reissuedTo ?? {};
    const { id } = await db
      .selectFrom('orders')
      .select('id')
      .where('reference_order_id', '=', referenceOrderId)
      .executeTakeFirstOrThrow();
    await issue(id);
    return `/api/orders/${referenceOrderId}/lines/1`;
  };
  return {
    ...placed,
    platformId,
    rewardId,
    cardId,
    url,
    caller,
    later,
    requestAction,
    settle,
    line,
    order,
    page,
    balance,
    withdraw,
    booked,
    readEvents,
    compared,
    issueReissued,
  };
}

/** The error's key, with its field where it has one. */
export const keyOfError = (response: { json: () => unknown }) => {
  const { i18nKey, fields = [] } = response.json() as ErrorBody;
  return fields.map((field) => [field.field, field.i18nKey])[0] ?? i18nKey;
};

/** Sends the unsent mails of a platform, and returns whom they went to. */
export async function sendMails(testApp: TestApp, platformId: bigint): Promise<string[]> {
  const sent: string[] = [];
  const mailer: Mailer = {
    send: ({ to }) => {
      sent.push(to.address);
      return Promise.resolve({ outcome: 'sent', response: '250 OK' });
    },
    close: () => undefined,
  };
  const waiting = await testApp.db
    .selectFrom('outbox')
    .select('id')
    .where('platform_id', '=', platformId)
    .where('status', '=', 'PENDING')
    .execute();
  await sendFromOutbox(
    buildSending(testApp, mailer),
    waiting.map(({ id }) => ({ platformId, id })),
  );
  return sent;
}
