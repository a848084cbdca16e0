import type { ErrorBody } from '@portal/shared/contract/common';
import type { OrderLineDetail } from '@portal/shared/contract/orders';
import type { RewardActionRecord } from '@portal/shared/contract/rewardActions';
import { buildUser } from '../../testing/builders.ts';
import { buildCatalogue, buildLineBody } from '../../testing/commerceBuilders.ts';
import { ACTOR, buildIssuedReward, keyOfError, MIRA, sendMails, WHY } from '../../testing/issuedReward.ts';
import { payAtTill } from '../../testing/payAtTill.ts';
import { buildReissueForFee } from '../../testing/reissueForFee.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { listWaitingActions } from './waitingActionReadModel.ts';

const HOUR_MS = 3_600_000;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({ publicUrl: 'https://portal.example' });
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
  await testApp.db.updateTable('catalog_items').set({ validity_days: 365 }).where('utid', '=', 'UVARIABLE').execute();
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});
afterEach(() => {
  for (const fault of ['down', 'answerLost'] as const) testApp.issuer.faults.set(fault, false);
});

const issuedLine = () => buildIssuedReward(testApp);
/** How long a reward is valid. */
const lasts = ({ issued, expiration }: OrderLineDetail) => Date.parse(expiration ?? '') - Date.parse(issued ?? '');

it('a reward is frozen for 48 hours, by the clock alone, and the hold can be lifted before', async () => {
  const reward = await issuedLine();
  const response = await reward.requestAction('freeze');
  expect(response.statusCode).toBe(202);
  expect(response.json<RewardActionRecord>()).toMatchObject({ action: 'FREEZE', state: 'OPEN', reason: 'FRAUD' });
  expect((await reward.line()).possibleActions.map(({ refusal }) => refusal)).toEqual(Array(4).fill('underWay'));
  await reward.settle();
  const until = new Date(testApp.clock.now().getTime() + 48 * HOUR_MS).toISOString();
  expect(await reward.line()).toMatchObject({ rewardStatus: 'FROZEN', frozenUntil: until });
  expect(await reward.page()).toContain('On hold');
  expect(await sendMails(testApp, reward.platformId)).toEqual([]);
  expect(keyOfError(await reward.requestAction('freeze'))).toBe('error.rewardAction.frozen');

  await reward.later(48 * HOUR_MS);
  expect(await reward.line()).toMatchObject({ rewardStatus: 'ACTIVE', frozenUntil: null });
  const events = (await reward.line()).timeline.map(({ event }) => event);
  expect(events.slice(0, 3)).toEqual(['FREEZE_ENDED', 'VIEWED', 'FROZEN']);
  expect(await sendMails(testApp, reward.platformId)).toEqual(['ada@recipient.example']);

  await reward.requestAction('freeze');
  await reward.settle();
  await reward.requestAction('unfreeze');
  await reward.settle();
  expect(payAtTill(testApp.issuer, reward.cardId, 500n)).toMatchObject({ refused: null });
  await reward.readEvents();
  const { timeline, ...line } = await reward.line();
  expect(line).toMatchObject({ rewardStatus: 'PARTIALLY_REDEEMED', frozenUntil: null });
  expect(timeline.filter(({ event }) => event === 'FREEZE_ENDED')).toHaveLength(1);
});

it('a cancelled reward gives its price back once, is never mailed, and stays on its line', async () => {
  const reward = await issuedLine();
  const before = await reward.balance();
  expect((await reward.requestAction('cancel')).statusCode).toBe(202);
  expect(await reward.balance()).toBe(before);
  await reward.settle();
  await reward.settle();
  expect(await reward.balance()).toBe(before + 2_500n);
  expect(await sendMails(testApp, reward.platformId)).toEqual([]);
  const line = await reward.line();
  expect(line).toMatchObject({
    rewardStatus: 'CANCELLED',
    deliveryStatus: 'NOT_SENT',
    reason: 'cancelled',
    refunded: 25,
    remainingBalance: 0,
    lastAction: { action: 'CANCEL', state: 'DONE', refusal: null },
    resend: { refusal: 'notUsable' },
  });
  expect(await reward.order()).toMatchObject({ amountRefunded: 25, amountDelivered: 0, state: 'UNDELIVERED' });
  expect(await reward.page()).toContain('Canceled');
  for (const action of ['freeze', 'unfreeze', 'cancel', 'reissue'] as const)
    expect(keyOfError(await reward.requestAction(action))).toBe('error.rewardAction.cancelled');
});

it('what is left of a half-used reward goes to somebody else, for as long, and both rewards lead to each other', async () => {
  const reward = await issuedLine();
  payAtTill(testApp.issuer, reward.cardId, 1_500n);
  await reward.later(10 * 24 * HOUR_MS);
  const before = await reward.balance();
  const first = await reward.line();
  expect((await reward.requestAction('reissue')).statusCode).toBe(202);
  await reward.settle();
  expect(await reward.balance()).toBe(before);
  const old = await reward.line();
  expect(old).toMatchObject({ rewardStatus: 'CANCELLED', refunded: 10 });
  expect(await reward.page()).toContain('Replaced');
  const next = await reward.line(await reward.issueReissued());
  expect(next).toMatchObject({
    amount: 10,
    charged: 10,
    remainingBalance: 10,
    recipientEmail: 'mira@recipient.example',
    giftMessage: 'Now for you',
    reissuedFrom: { referenceOrderId: reward.reference, lineNumber: 1 },
  });
  expect(Math.abs(lasts(next) - lasts(first))).toBeLessThan(24 * HOUR_MS);
  expect(await sendMails(testApp, reward.platformId)).toEqual(['mira@recipient.example']);
  expect(await reward.order()).toMatchObject({ amountRefunded: 10 });
});

it('used first: cancelling is refused with what is left, moves no money, and reissuing is offered', async () => {
  const reward = await issuedLine();
  const before = await reward.balance();
  await reward.requestAction('cancel');
  payAtTill(testApp.issuer, reward.cardId, 500n);
  await reward.settle();
  const line = await reward.line();
  expect(line).toMatchObject({
    rewardStatus: 'PARTIALLY_REDEEMED',
    remainingBalance: 20,
    lastAction: { state: 'REFUSED', refusal: 'USED' },
  });
  expect(line.possibleActions.find(({ action }) => action === 'REISSUE')).toMatchObject({ refusal: null });
  expect(await reward.balance()).toBe(before);
});

it('of Cancel and Reissue at once one happens, and the other reads who does what', async () => {
  const reward = await issuedLine();
  const responses = await Promise.all([
    reward.requestAction('cancel'),
    reward.requestAction('reissue'),
    reward.requestAction('cancel'),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 409, 409]);
  const refused = responses.find(({ statusCode }) => statusCode === 409)?.json<ErrorBody>();
  expect(refused).toMatchObject({ i18nKey: 'error.rewardAction.underWay' });
  expect(refused?.values?.['by']).toBeTruthy();
  await reward.settle();
  const line = await reward.line();
  expect(line.rewardStatus).toBe('CANCELLED');
});

it('an answer that was lost is asked for until it is known, and nothing is refunded before', async () => {
  const reward = await issuedLine();
  const before = await reward.balance();
  await reward.requestAction('cancel');
  testApp.issuer.faults.set('answerLost', true);
  expect(await reward.settle()).toEqual([{ retry: expect.any(String) as string }]);
  testApp.issuer.faults.set('answerLost', false);
  testApp.issuer.faults.set('down', true);
  expect(await reward.settle()).toEqual([{ retry: expect.any(String) as string }]);
  expect(await reward.balance()).toBe(before);
  expect(await reward.line()).toMatchObject({ lastAction: { state: 'OPEN' }, rewardStatus: 'ACTIVE' });
  testApp.issuer.faults.set('down', false);
  expect(await reward.compared()).toEqual({ problems: [], inFlight: ['CANCEL waits for the issuer'] });
  await reward.settle();
  expect(await reward.balance()).toBe(before + 2_500n);
  expect(await reward.compared()).toEqual({ problems: [], inFlight: [] });
  const { cards } = testApp.issuer.records;
  const card = cards.get(reward.cardId);
  if (card === undefined) throw new Error('The issuer has lost the card');
  cards.put(card.id, { ...card, status: 'ACTIVE' });
  const problems = ['the card is ACTIVE, the reward CANCELLED'];
  expect(await reward.compared()).toEqual({ problems, inFlight: [] });
  cards.put(card.id, card);
});

it('an action that the issuer does not answer stands on the page of the staff after ten minutes', async () => {
  const reward = await issuedLine();
  await reward.requestAction('freeze');
  const waiting = async (ms: number) => {
    const at = new Date(testApp.clock.now().getTime() + ms);
    return (await listWaitingActions(testApp.database.db, at, 100)).map((row) => row.reference_order_id);
  };
  expect(await waiting(600_000)).not.toContain(reward.reference);
  expect(await waiting(600_001)).toContain(reward.reference);
});

it.each(['freeze', 'unfreeze'] as const)('%s, answered late, does not undo what was spent since', async (action) => {
  const reward = await issuedLine();
  await reward.requestAction('freeze');
  if (action === 'unfreeze') {
    await reward.settle();
    await reward.requestAction('unfreeze');
  } else {
    testApp.issuer.faults.set('answerLost', true);
    await reward.settle();
    testApp.issuer.faults.set('answerLost', false);
  }
  await reward.later(48 * HOUR_MS);
  expect(payAtTill(testApp.issuer, reward.cardId, 500n)).toMatchObject({ refused: null });
  await reward.readEvents();
  await reward.settle();
  expect(await reward.line()).toMatchObject({ rewardStatus: 'PARTIALLY_REDEEMED', remainingBalance: 20 });
  expect(await reward.compared()).toEqual({ problems: [], inFlight: [] });
});

it('two rewards of one order are cancelled at once, each with its fee', async () => {
  const euros = buildLineBody({ utid: 'UEUR', amount: '19.99' });
  const reward = await buildIssuedReward(testApp, [buildLineBody(), euros]);
  const before = await reward.balance();
  const second = reward.url.replace(/1$/, '2');
  const responses = await Promise.all([
    reward.requestAction('cancel'),
    reward.requestAction('cancel', WHY, reward.caller, second),
  ]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
  expect(await reward.settle()).toEqual([{ done: true }, { done: true }]);
  expect(await reward.balance()).toBe(before + 2_500n + 2_224n);
  expect(await reward.order()).toMatchObject({ amountRefunded: 47.24, amountDelivered: 0 });
  expect(await reward.booked()).toEqual({});
});

it('the last of a chain of reissues is cancelled, and what was spent on the way stays owed to the issuer', async () => {
  const reward = await issuedLine();
  const before = await reward.balance();
  payAtTill(testApp.issuer, reward.cardId, 1_500n);
  await reward.requestAction('reissue');
  await reward.settle();
  const second = await reward.issueReissued();
  expect((await reward.requestAction('reissue', MIRA, reward.caller, second)).statusCode).toBe(202);
  await reward.settle();
  const third = await reward.issueReissued(second);
  expect(await reward.booked()).toEqual({ REWARD_PAYABLE: 1_000, PROVIDER_PAYABLE: 1_500 });
  await reward.requestAction('cancel', WHY, reward.caller, third);
  await reward.settle();
  expect(await reward.balance()).toBe(before + 1_000n);
  expect(await reward.booked()).toEqual({ PROVIDER_PAYABLE: 1_500 });
  expect(await reward.line(second)).toMatchObject({ rewardStatus: 'CANCELLED', refunded: 10 });
});

it('an expired promotional reward goes out anew under a right of its own, for as long as the first', async () => {
  const promo = { reward_type: 'promo', validity_days: 30 };
  await testApp.db.updateTable('catalog_items').set(promo).where('utid', '=', 'UFIXED').execute();
  const reward = await buildIssuedReward(testApp, [buildLineBody({ utid: 'UFIXED', amount: '10.00' })]);
  await reward.later(32 * 24 * HOUR_MS);
  expect((await reward.requestAction('reissue')).statusCode).toBe(403);
  const authorities = [...ACTOR, 'REISSUE_EXPIRED_PROMO_LINK_REWARDS_MANAGE'] as const;
  const { email } = await buildUser(testApp.db, {
    platform_id: reward.platformId,
    organization_access: true,
    authorities,
  });
  expect((await reward.requestAction('reissue', MIRA, await testApp.signIn(email))).statusCode).toBe(202);
  await reward.settle();
  const next = await reward.line(await reward.issueReissued());
  expect(next).toMatchObject({ rewardStatus: 'ACTIVE', remainingBalance: 10 });
  expect(Math.abs(lasts(next) - lasts(await reward.line()))).toBeLessThan(24 * HOUR_MS);
});

it('the fee of a reissue is set aside at once, given back when it is refused, and earned with the new reward', async () => {
  const refused = await buildReissueForFee(testApp);
  const before = await refused.reward.balance();
  await refused.reissue();
  expect(await refused.reward.balance()).toBe(before - 150n);
  payAtTill(testApp.issuer, refused.reward.cardId, 2_500n);
  await refused.reward.settle();
  expect(await refused.reward.line()).toMatchObject({ lastAction: { state: 'REFUSED', refusal: 'USED' } });
  expect(await refused.reward.balance()).toBe(before);
  expect(await refused.reward.booked()).toEqual({ PROVIDER_PAYABLE: 2_500 });

  const { reward, reissue } = await buildReissueForFee(testApp);
  await reward.withdraw((await reward.balance()) - 149n);
  await expect(reissue()).rejects.toMatchObject({ i18nKey: 'error.funds.insufficientUndisclosed' });
  expect(await reward.settle()).toEqual([]);
  expect(await reward.balance()).toBe(149n);
  await reward.withdraw(-1n);
  await reissue();
  await reward.settle();
  const next = await reward.line(await reward.issueReissued());
  expect(next).toMatchObject({ charged: 26.5, fee: 1.5, amount: 25 });
  expect(await reward.balance()).toBe(0n);
  expect(await reward.booked()).toEqual({ REWARD_PAYABLE: 2_500, FEE_INCOME: 150 });
});

it('a reissue is placed though a bank has taken the balance below zero, and a frozen account is refused before', async () => {
  const reward = await issuedLine();
  const { db } = testApp;
  await reward.requestAction('reissue');
  await reward.withdraw((await reward.balance()) + 100n);
  await reward.settle();
  expect((await reward.line()).reissuedTo).not.toBeNull();

  const other = await issuedLine();
  await db.updateTable('accounts').set({ status: 'FROZEN' }).where('id', '=', other.account.id).execute();
  expect(keyOfError(await other.requestAction('reissue'))).toBe('error.rewardAction.accountNotActive');
  const before = await other.balance();
  await other.requestAction('cancel');
  await other.settle();
  expect(await other.balance()).toBe(before + 2_500n);
});
