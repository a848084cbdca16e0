import { setTimeout as wait } from 'node:timers/promises';
import type { OrderLineDetail } from '@portal/shared/contract/orders';
import { fillSandbox } from '../../../demo/fillSandbox.ts';
import { issueOrder } from '../../issuing/issueOrder.ts';
import { createCardAdoption } from '../../../providers/rewards/cardAdoption.ts';
import { RewardProviderUnreachable, type IssuedCardEvent } from '../../../providers/rewards/RewardProvider.ts';
import { toEventJson } from '../../../providers/rewards/rewardJson.ts';
import { startIssuerSandbox } from '../../../providers/rewards/sandbox/startIssuerSandbox.ts';
import { signRewardCall } from '../../../providers/rewards/signRewardCall.ts';
import { buildCatalogue, buildLineBody } from '../../../testing/commerceBuilders.ts';
import { payAtTill } from '../../../testing/payAtTill.ts';
import { buildPlacedOrder } from '../../../testing/placedOrder.ts';
import { buildTestApp, TEST_PROVIDER_KEY, type TestApp } from '../../../testing/testApp.ts';
import { silentLog } from '../../../logs/Log.ts';
import { collectLog } from '../../../testing/collectLog.ts';
import { checkIssuedCards, checkIssuedCardsDaily } from './checkIssuedCards.ts';
import { readIssuedCardEvents } from './readIssuedCardEvents.ts';

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

/** An issued line of 25.00 (or the first of `lines`), the events that the issuer has of it, and its card at the till. */
async function issuedLine(lines = [buildLineBody()]) {
  const placed = await buildPlacedOrder(testApp, lines);
  const { clock, env, jobs, database, db, issuer } = testApp;
  const { credentialKey } = env;
  const issuing = { db: database.db, clock, credentialKey, mailHost: 'portal.example', provider: issuer.provider };
  await issueOrder({ ...issuing, enqueueAll: jobs.enqueueAll }, placed.orderKey);
  const { card_id: cardId } = await db
    .selectFrom('reward_cards')
    .select('card_id')
    .where('platform_id', '=', placed.platform.id)
    .executeTakeFirstOrThrow();
  const events: IssuedCardEvent[] = [];
  issuer.ledger.onEvent((event) => {
    if (event.card.cardId === cardId) events.push(event);
  });
  const booked = async () => {
    const rows = await db
      .selectFrom('ledger_entries')
      .innerJoin('ledger_journals', 'ledger_journals.id', 'ledger_entries.journal_id')
      .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.ledger_account_id')
      .select(['kind', 'amount_minor'])
      .where('order_id', '=', placed.orderId)
      .where('type', '=', 'REWARD_REDEEMED')
      .where('kind', '=', 'PROVIDER_PAYABLE')
      .orderBy('ledger_entries.id')
      .execute();
    return rows.map(({ amount_minor }) => amount_minor);
  };
  const read = async () =>
    (await placed.call({ method: 'GET', url: `/api/orders/${placed.reference}/lines/1` })).json<OrderLineDetail>();
  const spend = (amountMinor: bigint) => expect(payAtTill(issuer, cardId, amountMinor).refused).toBeNull();
  return { cardId, spend, events, booked, read };
}

function postEvent(event: IssuedCardEvent | undefined, overrides: { readonly key?: string; readonly at?: Date } = {}) {
  const payload = event === undefined ? '{"eventId":"none"}' : JSON.stringify(toEventJson(event));
  const { key = TEST_PROVIDER_KEY, at = testApp.clock.now() } = overrides;
  const headers = { 'content-type': 'application/json', ...signRewardCall(key, payload, at) };
  return testApp.app.inject({ method: 'POST', url: '/api/provider-events', payload, headers });
}

it('what was spent is told once, however often and in whatever order', async () => {
  const { spend, events, booked, read } = await issuedLine();
  spend(500n);
  spend(700n);
  const [first, second] = events;
  const responses = await Promise.all([postEvent(first), postEvent(first), postEvent(first)]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  expect(await booked()).toEqual([500n]);
  await postEvent(second);
  await postEvent(first);
  expect(await booked()).toEqual([500n, 700n]);
  expect(await read()).toMatchObject({ rewardStatus: 'PARTIALLY_REDEEMED', remainingBalance: 13 });
  spend(1_300n);
  await postEvent(events[2]);
  expect(await booked()).toEqual([500n, 700n, 1_300n]);
  const line = await read();
  expect(line).toMatchObject({ rewardStatus: 'REDEEMED', remainingBalance: 0 });
  const uses = line.timeline.filter(({ event }) => event === 'REDEEMED');
  expect(new Set(uses.map(({ amount }) => amount))).toEqual(new Set([5, 7, 13]));
});

it('where an event is missing, the card is fetched, and the missing one changes nothing afterwards', async () => {
  const { spend, events, booked, read } = await issuedLine();
  spend(500n);
  spend(200n);
  spend(100n);
  await postEvent(events[1]);
  expect(await booked()).toEqual([800n]);
  await postEvent(events[0]);
  await postEvent(events[2]);
  expect(await booked()).toEqual([800n]);
  expect(await read()).toMatchObject({ rewardStatus: 'PARTIALLY_REDEEMED', remainingBalance: 17 });
});

it('events that were never told are read', async () => {
  const { spend, booked } = await issuedLine();
  const { clock, database, issuer } = testApp;
  const reading = { db: database.db, clock, log: silentLog, provider: issuer.provider, feed: 'test' };
  await readIssuedCardEvents(reading);
  spend(400n);
  spend(300n);
  issuer.faults.set('down', true);
  await expect(readIssuedCardEvents(reading)).rejects.toMatchObject({ name: 'RewardProviderUnreachable' });
  issuer.faults.set('down', false);
  await readIssuedCardEvents(reading);
  await readIssuedCardEvents(reading);
  expect(await booked()).toEqual([400n, 300n]);
});

it.each([
  ['signed with another key', { key: 'another key of 32 characters and more' }, 403],
  ['signed long ago', { at: new Date('2020-01-01T00:00:00Z') }, 403],
])('an event that is %s changes nothing', async (_what, overrides, status) => {
  const { spend, events, booked } = await issuedLine();
  spend(500n);
  expect((await postEvent(events[0], overrides)).statusCode).toBe(status);
  expect(await booked()).toEqual([]);
});

it('what is no event is refused, and one of a card that is none of ours is left', async () => {
  expect((await postEvent(undefined)).statusCode).toBe(400);
  const { spend, events } = await issuedLine();
  spend(500n);
  const [event] = events;
  if (event === undefined) throw new Error('Nothing was told');
  const stranger = { ...event, card: { ...event.card, cardId: 'CARD-0' } };
  expect((await postEvent(stranger)).statusCode).toBe(204);
});

it('an issuer that leads back to events that it has told is not asked for ever', async () => {
  const { spend, events, booked } = await issuedLine();
  spend(500n);
  const { clock, database, issuer } = testApp;
  const provider = { ...issuer.provider, events: () => Promise.resolve({ events, cursor: 'same' }) };
  const reading = { db: database.db, clock, log: silentLog, provider, feed: 'stuck' };
  await expect(readIssuedCardEvents(reading)).rejects.toThrow('leads from the events after "same" back to "same"');
  expect(await booked()).toEqual([500n]);
});

it('a sandbox is given the cards that it lacks, also when it has as many', async () => {
  const { database, env, clock } = testApp;
  const now = () => clock.now();
  const sandbox = await startIssuerSandbox({ port: 0, key: 'key', file: null, portal: null, now });
  const cards = createCardAdoption({ url: `http://127.0.0.1:${sandbox.port}`, key: 'key' }, now);
  const { ledger } = sandbox;
  const fill = () => fillSandbox(database.db, cards, env.credentialKey, now());
  const kept = await issuedLine();
  await fill();
  expect(ledger.balance(kept.cardId)).toMatchObject({ valueMinor: 2_500n, revision: 1 });
  ledger.void({ actionId: 'void', cardId: kept.cardId, when: 'UNUSED' });
  const order = { utid: 'U1', brandKey: 'B1', credentialTypes: [], currencyCode: 'USD', expiresAt: null };
  ledger.issue([{ ...order, cardKey: 'of another database', valueMinor: 100n }]);
  const { cardId } = await issuedLine();
  await fill();
  expect(ledger.balance(cardId)).toMatchObject({ valueMinor: 2_500n, status: 'ACTIVE' });
  expect(ledger.balance(kept.cardId)).toMatchObject({ status: 'VOID' });
  await sandbox.close();
});

it('where the issuer broke off, the comparison of that day goes on', async () => {
  await issuedLine(Array.from({ length: 17 }, () => buildLineBody()));
  const { clock, database, issuer } = testApp;
  const asked: string[] = [];
  const breaksOff = new RewardProviderUnreachable('Down');
  const checkUntil = (limit: number) => {
    const balance = (cardId: string) => {
      asked.push(cardId);
      return asked.length > limit ? Promise.reject(breaksOff) : issuer.provider.balance(cardId);
    };
    const deps = { db: database.db, clock, log: silentLog, provider: { ...issuer.provider, balance }, feed: 'test' };
    return checkIssuedCardsDaily(deps);
  };
  expect(await checkUntil(0)).toBe(false);
  clock.advance(24 * 60 * 60_000);
  await expect(checkUntil(16)).rejects.toBe(breaksOff);
  const compared = asked.splice(0).slice(0, 16);
  expect(await checkUntil(Infinity)).toBe(true);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((cardId) => compared.includes(cardId))).toEqual([]);
});

it('a comparison whose process ended is gone on with, by one that finds it left alone', async () => {
  await issuedLine(Array.from({ length: 17 }, () => buildLineBody()));
  const { clock, database, issuer } = testApp;
  const deps = { db: database.db, clock, log: silentLog, feed: 'test' };
  const asked: string[] = [];
  const check = (limit: number) => {
    const balance = (cardId: string) => {
      asked.push(cardId);
      return asked.length > limit ? new Promise<never>(() => undefined) : issuer.provider.balance(cardId);
    };
    return checkIssuedCardsDaily({ ...deps, provider: { ...issuer.provider, balance } });
  };
  clock.advance(24 * 60 * 60_000);
  void check(16);
  while (asked.length <= 16) await wait(1);
  const compared = asked.splice(0).slice(0, 16);
  expect(await check(Infinity)).toBe(false);
  clock.advance(10 * 60_000);
  expect(await check(Infinity)).toBe(true);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((cardId) => compared.includes(cardId))).toEqual([]);
  expect(await check(Infinity)).toBe(false);
});

it('a card that never gets an answer keeps none of the others from being compared', async () => {
  const { cardId } = await issuedLine();
  const { clock, database, issuer } = testApp;
  const { log, of } = collectLog();
  const asked = new Set<string>();
  const balance = (asking: string) => {
    asked.add(asking);
    return asking === cardId
      ? Promise.reject(new RewardProviderUnreachable('Timeout'))
      : issuer.provider.balance(asking);
  };
  const provider = { ...issuer.provider, balance };
  clock.advance(24 * 60 * 60_000);
  expect(await checkIssuedCardsDaily({ db: database.db, clock, log, provider, feed: 'test' })).toBe(true);
  expect(asked.size).toBeGreaterThan(8);
  expect(of('card.notCompared')).toMatchObject([{ level: 40 }]);
});

it('what the issuer told too late repairs a reward while it is compared, and is logged', async () => {
  const { spend, booked } = await issuedLine();
  const { clock, database, issuer } = testApp;
  const { log, of } = collectLog();
  let isQuiet = true;
  const events = async (after: string | null) => {
    const page = await issuer.provider.events(after);
    const quiet = isQuiet;
    isQuiet = false;
    return quiet ? { events: [], cursor: after ?? '' } : page;
  };
  await readIssuedCardEvents({ db: database.db, clock, log, provider: issuer.provider, feed: 'test' });
  spend(900n);
  clock.advance(24 * 60 * 60_000);
  const provider = { ...issuer.provider, events };
  expect(await checkIssuedCardsDaily({ db: database.db, clock, log, provider, feed: 'test' })).toBe(true);
  expect(of('card.repaired')).toMatchObject([{ level: 40, rewardId: expect.stringMatching(/^\d+$/) as string }]);
  expect(await booked()).toEqual([900n]);
});

it('rewards are compared with their cards, once a day', async () => {
  const { spend } = await issuedLine();
  const { clock, database, db, issuer } = testApp;
  const { log, of } = collectLog();
  const deps = { db: database.db, clock, log, provider: issuer.provider, feed: 'test' };
  spend(400n);
  expect((await checkIssuedCards(deps)).problems).toEqual([]);
  const check = () => checkIssuedCardsDaily(deps);
  expect(await check()).toBe(false);
  const changed = db.updateTable('rewards').set({ remaining_minor: 1_000n });
  await changed.where('remaining_minor', '=', 2_100n).execute();
  clock.advance(24 * 60 * 60_000);
  issuer.faults.set('down', true);
  await expect(check()).rejects.toMatchObject({ name: 'RewardProviderUnreachable' });
  issuer.faults.set('down', false);
  expect(await check()).toBe(true);
  expect(of('card.differs')).toMatchObject([{ level: 50, difference: 'balance' }]);
  expect(await check()).toBe(false);
});
