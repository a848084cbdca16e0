import type { ErrorBody } from '@portal/shared/contract/common';
import type { PaymentCard } from '@portal/shared/contract/creditCards';
import type { CardDeposit, CardDepositBody } from '@portal/shared/contract/deposits';
import type { FundingTransaction } from '@portal/shared/contract/funding';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { LightMyRequestResponse } from 'fastify';
import { createNotices } from '../../outbox/notices/queueNotice.ts';
import type { Enqueue } from '../../../jobs/portalJobs.ts';
import { walletBalance } from '../../../ledger/wallets.ts';
import type { ChargeResult, PaymentGateway } from '../../../providers/payments/PaymentGateway.ts';
import { openTestGateway, type TestGateway } from '../../../providers/payments/testing/openTestGateway.ts';
import { buildAccount, buildUser } from '../../../testing/builders.ts';
import { buildCardBody } from '../../../testing/cardCalls.ts';
import { buildShop } from '../../../testing/commerceBuilders.ts';
import { withoutInserts } from '../../../testing/forcedFailures.ts';
import { nextId } from '../../../testing/nextId.ts';
import { readPdf } from '../../../testing/readPdf.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';
import { depositReference, refundReference } from '../depositReference.ts';
import { askGateway } from './askGateway.ts';
import { checkCardDeposits } from './checkCardDeposits.ts';
import { askLater, createDepositMails } from '../index.ts';
import { settleCardDeposit } from './settleCardDeposit.ts';

let sandbox: TestGateway;
let gateway: PaymentGateway;
let testApp: TestApp;
/** The function that replaces the gateway's answer to the next charge. */
let distort: ((charge: () => Promise<ChargeResult>) => Promise<ChargeResult>) | null = null;
let charges = 0;
/** The day a card's deposit of the test clock's Monday is expected by. */
const LATEST = { pending: '2026-03-03', inReview: '2026-03-04' } as const;
beforeAll(async () => {
  sandbox = await openTestGateway();
  gateway = {
    ...sandbox.gateway,
    chargeCard: (charge) => {
      charges += 1;
      const work = () => sandbox.gateway.chargeCard(charge);
      return distort === null ? work() : distort(work);
    },
  };
  testApp = await buildTestApp({}, [], gateway);
  await testApp.jobs.start();
});
beforeEach(() => {
  distort = null;
  charges = 0;
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
  await sandbox.close();
});

const RIGHTS: readonly Authority[] = [
  'IS_LOGGED_IN',
  'FUNDING_MANAGE',
  'PAYMENT_METHODS_MANAGE',
  'FUNDING_ACCESS',
  'FUNDING_PENDING_ACCESS',
  'FUNDING_RECEIPTS_ACCESS',
];

const neverAsked = () => Promise.reject(new Error('There are no deposits by bank'));

/** An account with a card that may pay. */
async function shopWithCard(overrides: object = {}) {
  const { db } = testApp;
  const { platform, customer } = await buildShop(db);
  const account = await buildAccount(db, { platform_id: platform.id, customer_id: customer.id, ...overrides });
  const user = await buildUser(db, { platform_id: platform.id, organization_access: true, authorities: RIGHTS });
  const call = await testApp.signIn(user.email);
  const owner = { customerIdentifier: customer.identifier, accountIdentifier: account.identifier };
  const added = await call({
    method: 'POST',
    url: '/api/creditCards',
    payload: buildCardBody(owner),
    headers: { 'idempotency-key': nextId() },
  });
  const { token } = added.json<Partial<PaymentCard>>();
  const setCard = (change: { usable_from?: Date; expiration?: string }) =>
    db.updateTable('payment_cards').set(change).where('platform_id', '=', platform.id).execute();
  await setCard({ usable_from: testApp.clock.now() });
  const deposit = (changes: Partial<CardDepositBody> = {}, key: string = nextId()) =>
    call({
      method: 'POST',
      url: '/api/creditCards/platforms/deposits',
      payload: { orderSource: 'PO', ...owner, creditCardToken: token, amount: '100.00', ...changes },
      headers: { 'idempotency-key': key },
    });
  const key = { platformId: platform.id, accountId: account.id };
  const balance = async () => (await walletBalance(db, key)).balanceMinor;
  const row = () =>
    db.selectFrom('deposits').selectAll().where('platform_id', '=', platform.id).executeTakeFirstOrThrow();
  const ask = async () => {
    const { id, platform_id } = await row();
    const { clock, database, jobs, env } = testApp;
    const mails = createDepositMails(createNotices(jobs.enqueue, env.publicUrl));
    return askGateway(
      { db: database.db, clock, gateway, ...mails, askAboutBank: neverAsked },
      { platformId: platform_id, id },
    );
  };
  return { platform, customer, account, user, call, token, setCard, deposit, balance, row, ask };
}

const failure = (response: LightMyRequestResponse) => [response.statusCode, response.json<ErrorBody>().i18nKey];

it('charges amount and fee, at the total that was shown alone, and credits the amount', async () => {
  const { deposit, balance, account, row } = await shopWithCard();
  const before = await balance();
  const shown = { amount: '33.33', purchaseOrderNumber: ' PO-7 ' };
  expect(failure(await deposit({ ...shown, total: '34.33' }))).toEqual([409, 'error.deposit.feeChanged']);
  const response = await deposit({ ...shown, total: '34.50' });
  expect(response.statusCode).toBe(201);
  expect(response.json<CardDeposit>()).toMatchObject({
    status: 'SUCCESS',
    accountIdentifier: account.identifier,
    amount: 33.33,
    fee: 1.17,
    total: 34.5,
    currencyCode: 'USD',
    i18nKey: null,
  });
  expect((await balance()) - before).toBe(3_333n);
  const { identifier, platform_id, note } = await row();
  expect(note).toBe('PO-7');
  const reference = depositReference({ platformId: platform_id, identifier });
  expect(await gateway.findPayments(reference)).toMatchObject({
    payments: [{ state: 'captured', amountMinor: 3_450n, currencyCode: 'USD' }],
  });
});

it('stands in the history, where it is told apart from its fee', async () => {
  const { deposit, call, account } = await shopWithCard();
  const { accountTransactionID } = (await deposit({ purchaseOrderNumber: 'PO-7' })).json<CardDeposit>();
  const url = `/api/funding/${accountTransactionID ?? ''}`;
  const found = await call({ method: 'GET', url, query: { accountIdentifier: account.identifier } });
  expect(found.json()).toMatchObject({
    accountTransactionType: { code: 'CARD_DEPOSIT' },
    amount: 100,
    fee: 3.5,
    total: 103.5,
    description: expect.stringMatching(/^Visa \d{4} · PO-7$/) as string,
  });
  const receipt = await call({
    method: 'GET',
    url: `${url}/receipt`,
    query: { accountIdentifier: account.identifier },
  });
  const text = (await readPdf(receipt.rawPayload)).pages.join('\n');
  for (const part of ['Card fee (3.50%) 3.50 USD', 'Total paid 103.50 USD', 'PO-7', 'Visa '])
    expect(text).toContain(part);
});

it('fifty calls with one key charge once and all get the same answer', async () => {
  const { deposit, balance } = await shopWithCard();
  const before = await balance();
  const responses = await Promise.all(Array.from({ length: 50 }, () => deposit({}, 'same')));
  expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(responses[0]?.json<CardDeposit>().status).toBe('SUCCESS');
  expect(charges).toBe(1);
  expect((await balance()) - before).toBe(10_000n);
});

it('a gateway that keeps ten deposits waiting keeps nobody else waiting', async () => {
  const { deposit, call } = await shopWithCard();
  let response: (result: ChargeResult) => void = () => undefined;
  const answered = new Promise<ChargeResult>((resolve) => (response = resolve));
  distort = () => answered;
  const waiting = Array.from({ length: 10 }, () => deposit());
  expect((await call({ method: 'GET', url: '/api/account' })).statusCode).toBe(200);
  response({ outcome: 'unknown' });
  const responses = await Promise.all(waiting);
  expect(responses.map((one) => one.json<CardDeposit>().status)).toEqual(Array.from({ length: 10 }, () => 'PENDING'));
});

it.each([
  ['10.15', 'DECLINED', 'error.gateway.DECLINED'],
  ['9.94', 'DECLINED', 'error.gateway.CARD_LIMIT'],
  ['9.77', 'PENDING', null],
  ['9.87', 'PENDING_KYB', null],
])('a deposit of %s is %s', async (amount, status, i18nKey) => {
  const { deposit, balance } = await shopWithCard();
  const before = await balance();
  expect((await deposit({ amount })).json<CardDeposit>()).toMatchObject({
    status,
    i18nKey,
    accountTransactionID: null,
  });
  expect(await balance()).toBe(before);
});

it('an answer that is lost after the capture is found out, and credited once', async () => {
  const { deposit, balance, ask } = await shopWithCard();
  const before = await balance();
  distort = async (charge) => {
    await charge();
    return { outcome: 'unknown' };
  };
  expect((await deposit({}, 'lost')).json<CardDeposit>().status).toBe('PENDING');
  expect(await balance()).toBe(before);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([{ done: true }, { done: true }, { done: true }]);
  const again = await deposit({}, 'lost');
  expect([again.headers['idempotency-replayed'], again.json<CardDeposit>().status]).toEqual(['true', 'SUCCESS']);
  expect((await balance()) - before).toBe(10_000n);
  expect(charges).toBe(1);
});

it('a charge that cannot be booked at once is booked later', async () => {
  const { deposit, balance, ask } = await shopWithCard();
  const before = await balance();
  const response = await withoutInserts(testApp.database, 'ledger_journals', () => deposit());
  expect([response.statusCode, response.json<CardDeposit>().status]).toEqual([201, 'PENDING']);
  expect(await ask()).toEqual({ done: true });
  expect((await balance()) - before).toBe(10_000n);
});

it('a charge that never reached the gateway is none, once its search must know', async () => {
  const { deposit, balance, ask, row } = await shopWithCard();
  const before = await balance();
  distort = () => Promise.resolve({ outcome: 'unknown' });
  await deposit({}, 'nothing');
  expect(await ask()).toEqual({ retry: 'The payment gateway does not know the payment yet' });
  testApp.clock.advance(SERVER_SETTINGS.deposits.searchLagMs);
  expect(await ask()).toEqual({ done: true });
  expect(await row()).toMatchObject({ status: 'DECLINED', credit_journal_id: null });
  expect(await balance()).toBe(before);
});

it('a charge that is captured after its deposit was given up is credited, once', async () => {
  const { deposit, balance, row, ask } = await shopWithCard();
  const before = await balance();
  distort = async (charge) => {
    testApp.clock.advance(SERVER_SETTINGS.deposits.searchLagMs);
    expect(await ask()).toEqual({ done: true });
    return charge();
  };
  expect((await deposit()).json()).toMatchObject({ status: 'SUCCESS' });
  expect(await row()).toMatchObject({ status: 'POSTED' });
  expect(await ask()).toEqual({ done: true });
  expect((await balance()) - before).toBe(10_000n);
});

it('what was said to be pending and is declined then is told by mail, and stands in the history with its reason', async () => {
  const { deposit, balance, row, call, account, user } = await shopWithCard();
  const before = await balance();
  const { depositIdentifier } = (await deposit({ amount: '9.77' })).json<CardDeposit>();
  const { platform_id: platformId, id } = await row();
  const { clock, database, jobs, env } = testApp;
  const mails = createDepositMails(createNotices(jobs.enqueue, env.publicUrl));
  const decline = () =>
    settleCardDeposit(
      { db: database.db, clock, ...mails },
      { platformId, id },
      { outcome: 'declined', gatewayId: 'G-1', reasonCode: '481' },
    );
  await decline();
  await decline();
  const sent = await testApp.db
    .selectFrom('outbox')
    .select(['topic', 'recipient_email', 'text_values'])
    .where('platform_id', '=', platformId)
    .execute();
  expect(sent).toMatchObject([
    {
      topic: 'CARD_DECLINED_MAIL',
      recipient_email: user.email,
      text_values: { amount: '$9.77', transaction: depositIdentifier },
    },
  ]);
  const found = await call({
    method: 'GET',
    url: `/api/funding/${depositIdentifier}`,
    query: { accountIdentifier: account.identifier },
  });
  expect(found.json()).toMatchObject({ status: 'DECLINED', i18nKey: 'error.gateway.REFUSED' });
  expect(await balance()).toBe(before);
});

it('what is declined at once is told by the answer alone', async () => {
  const { deposit, platform } = await shopWithCard();
  expect((await deposit({ amount: '10.15' })).json()).toMatchObject({ status: 'DECLINED' });
  expect(
    await testApp.db.selectFrom('outbox').select('topic').where('platform_id', '=', platform.id).execute(),
  ).toEqual([]);
});

it('a deposit that was asked about for long is asked about again a day later', async () => {
  const { deposit, row } = await shopWithCard();
  await deposit({ amount: '9.77' });
  const { platform_id, id } = await row();
  const data = { platformId: String(platform_id), depositId: String(id) };
  const later: Date[] = [];
  const enqueue: Enqueue = (_tx, job) => {
    if (job.queue === 'settle-deposit' && job.startAfter !== undefined) later.push(job.startAfter);
    return Promise.resolve();
  };
  await askLater({ db: testApp.database.db, clock: testApp.clock, enqueue }, data);
  expect(later).toEqual([new Date(testApp.clock.now().getTime() + 24 * 60 * 60_000)]);
});

it('what the bank reviews waits, and is credited when it was approved', async () => {
  const { deposit, balance, ask, row } = await shopWithCard();
  const before = await balance();
  distort = () => Promise.resolve({ outcome: 'pending', gatewayId: 'G-1', reasonCode: '480' });
  expect((await deposit({}, 'reviewed')).json()).toMatchObject({ status: 'PENDING', expectedBy: LATEST.pending });
  expect(await ask()).toMatchObject({ retry: expect.stringContaining('not know') as string });
  const { identifier, platform_id } = await row();
  const [card] = await testApp.db
    .selectFrom('payment_cards')
    .select('gateway_token')
    .where('platform_id', '=', platform_id)
    .execute();
  await sandbox.gateway.chargeCard({
    token: card?.gateway_token ?? '',
    amountMinor: 10_350n,
    currencyCode: 'USD',
    reference: depositReference({ platformId: platform_id, identifier }),
  });
  expect(await ask()).toEqual({ done: true });
  expect((await balance()) - before).toBe(10_000n);
});

it('what was captured before the organisation is approved is credited when it is', async () => {
  const { deposit, balance, ask, platform, call } = await shopWithCard();
  const review = (kyb_status: string) =>
    testApp.db.updateTable('platforms').set({ kyb_status }).where('id', '=', platform.id).execute();
  await review('UNDER_REVIEW');
  const before = await balance();
  const early = (await deposit({}, 'early')).json<CardDeposit>();
  expect(early).toMatchObject({ status: 'PENDING_KYB', expectedBy: LATEST.inReview });
  const query = { accountIdentifier: early.accountIdentifier, status: 'PENDING' };
  expect((await call({ method: 'GET', url: '/api/funding', query })).json()).toMatchObject([
    { accountTransactionID: early.depositIdentifier, expectedBy: LATEST.inReview },
  ]);
  expect(await ask()).toEqual({ retry: 'The payment is not decided yet' });
  await review('APPROVED');
  expect(await ask()).toEqual({ done: true });
  expect((await balance()) - before).toBe(10_000n);
  await review('REJECTED');
  expect(failure(await deposit())).toEqual([403, 'error.deposit.business']);
});

it('what was captured for an organisation that is rejected goes back to its card, once', async () => {
  const { deposit, balance, ask, row, platform, call } = await shopWithCard();
  const review = (kyb_status: string) =>
    testApp.db.updateTable('platforms').set({ kyb_status }).where('id', '=', platform.id).execute();
  await review('UNDER_REVIEW');
  const before = await balance();
  const { accountIdentifier, depositIdentifier } = (await deposit({}, 'held')).json<CardDeposit>();
  await review('REJECTED');
  expect(await ask()).toEqual({ done: true });
  expect(await ask()).toEqual({ done: true });
  expect((await balance()) - before).toBe(0n);
  const { status, identifier, platform_id } = await row();
  expect(status).toBe('RETURNED');
  const found = await sandbox.gateway.findPayments(refundReference({ platformId: platform_id, identifier }));
  expect(found).toMatchObject({ payments: [{ state: 'refunded', amountMinor: 10_350n }] });
  const query = { accountIdentifier };
  const url = `/api/funding/${depositIdentifier}`;
  expect((await call({ method: 'GET', url, query })).json()).toMatchObject({
    status: 'RETURNED',
    i18nKey: 'error.deposit.returned',
  });
});

it('fifty deposits at once never exceed the limit of a day', async () => {
  const { deposit, balance } = await shopWithCard();
  const before = await balance();
  const { cardDayUnits } = SERVER_SETTINGS.deposits;
  const amount = String(cardDayUnits / 10);
  const responses = await Promise.all(Array.from({ length: 50 }, () => deposit({ amount })));
  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
  expect(charges).toBe(10);
  const refused = responses.find(({ statusCode }) => statusCode === 422);
  expect(refused?.json<ErrorBody>()).toMatchObject({
    i18nKey: '403.039',
    values: { amount: '0.00', currencyCode: 'USD' },
    fields: [{ field: 'amount' }],
  });
  expect((await balance()) - before).toBe(BigInt(cardDayUnits) * 100n);
});

it('more than the limit of a day at once is refused at its field, by the printed key', async () => {
  const { deposit } = await shopWithCard();
  const response = await deposit({ amount: String(SERVER_SETTINGS.deposits.cardDayUnits + 1) });
  expect(failure(response)).toEqual([400, 'creditCardDeposit.error.validation.amount']);
  expect(response.json<ErrorBody>().fields).toMatchObject([
    { field: 'amount', i18nKey: 'error.deposit.cardAmount', values: { limit: '250000.00' } },
  ]);
});

it.each([
  ['', 'error.amount.required'],
  ['0.99', 'error.amount.belowMin'],
  ['10.005', 'error.amount.decimals'],
  ['x', 'error.amount.notANumber'],
])('refuses the amount "%s" at its field, and charges nothing', async (amount, i18nKey) => {
  const { deposit } = await shopWithCard();
  const response = await deposit({ amount });
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorBody>().fields).toMatchObject([{ field: 'amount', i18nKey }]);
  expect(charges).toBe(0);
});

it('takes no card that is on hold, has expired, was removed or is of another account', async () => {
  const { deposit, setCard, call, token, customer, platform } = await shopWithCard();
  await setCard({ usable_from: new Date(testApp.clock.now().getTime() + 1_000) });
  expect(failure(await deposit())).toEqual([422, 'error.deposit.cardOnHold']);
  await setCard({ usable_from: testApp.clock.now(), expiration: '2026-02' });
  expect(failure(await deposit())).toEqual([422, 'error.card.expirationPast']);
  const other = await buildAccount(testApp.db, { platform_id: platform.id, customer_id: customer.id });
  expect(failure(await deposit({ accountIdentifier: other.identifier }))).toEqual([404, 'error.card.notFound']);
  expect((await call({ method: 'DELETE', url: `/api/creditCards/${token ?? ''}` })).statusCode).toBe(204);
  expect(failure(await deposit())).toEqual([404, 'error.card.notFound']);
  expect(charges).toBe(0);
});

it('funds no account that is frozen, of somebody else, or without the right', async () => {
  const { deposit, account, platform, user } = await shopWithCard();
  const accounts = testApp.db.updateTable('accounts').where('platform_id', '=', platform.id);
  await accounts.set({ status: 'FROZEN' }).where('id', '=', account.id).execute();
  expect(failure(await deposit())).toEqual([422, 'error.deposit.accountInactive']);
  const stranger = await shopWithCard();
  expect((await stranger.deposit({ accountIdentifier: account.identifier })).statusCode).toBe(404);
  await testApp.db
    .deleteFrom('user_authorities')
    .where('platform_id', '=', platform.id)
    .where('user_id', '=', user.id)
    .where('authority', '=', 'FUNDING_MANAGE')
    .execute();
  expect((await deposit()).statusCode).toBe(403);
  expect(charges).toBe(0);
});

it.each([
  [{}, 'offered'],
  [{ confidence_attribute: 'WATCH' }, 'disabled'],
  [{ currency_code: 'EUR' }, 'absent'],
  [{ credit_limit_minor: 5_000n }, 'absent'],
])('an account with %j has bank deposits %s', async (account, bank) => {
  const {
    call,
    account: { identifier },
  } = await shopWithCard(account);
  await testApp.db
    .updateTable('platforms')
    .set({ created_at: new Date('2025-07-06') })
    .execute();
  const response = await call({ method: 'GET', url: '/api/funding/methods', query: { accountIdentifier: identifier } });
  expect(response.json()).toEqual({ card: 'offered', bank, creditCardFee: 0.035 });
});

it('what is pending is listed, summed and exported apart from what is booked, for those with the right alone', async () => {
  const { deposit, call, account, platform, user, ask } = await shopWithCard();
  const get = (url: string, query: Record<string, string> = {}) =>
    call({ method: 'GET', url, query: { accountIdentifier: account.identifier, ...query } });
  const { depositIdentifier } = (
    await deposit({ amount: '9.77', purchaseOrderNumber: 'Spring event' })
  ).json<CardDeposit>();
  await deposit({ amount: '9.87' });
  await deposit({ amount: '100.00' });
  const listed = async (query: Record<string, string>) =>
    (await get('/api/funding', query)).json<FundingTransaction[]>().map(({ amount, status }) => [amount, status]);
  expect(await listed({ status: 'PENDING' })).toEqual([
    [9.87, 'PENDING'],
    [9.77, 'PENDING'],
  ]);
  const days = (await get('/api/funding', { status: 'PENDING' })).json<FundingTransaction[]>();
  expect(days.map((row) => row.expectedBy)).toEqual([LATEST.inReview, LATEST.pending]);
  expect(await listed({})).toEqual([[100, 'POSTED']]);
  expect(await listed({ status: 'PENDING', search: 'spring' })).toEqual([[9.77, 'PENDING']]);
  expect(await listed({ status: 'PENDING', search: depositIdentifier.slice(0, 8) })).toEqual([[9.77, 'PENDING']]);
  expect(await listed({ status: 'PENDING', minAmount: '9.80' })).toEqual([[9.87, 'PENDING']]);
  expect(await listed({ status: 'PENDING', type: 'BANK_DEPOSIT' })).toEqual([]);
  expect((await get('/api/funding/pending')).json()).toEqual({
    amount: 19.64,
    currencyCode: 'USD',
    count: 2,
    failedCount: 0,
  });
  expect((await get(`/api/funding/${depositIdentifier}`)).json()).toMatchObject({
    status: 'PENDING',
    expectedBy: LATEST.pending,
    balanceAfter: null,
    description: expect.stringMatching(/^Visa \d{4} · Spring event$/) as string,
    fee: 0.34,
    total: 10.11,
    accountTransactionType: { code: 'CARD_DEPOSIT' },
  });
  expect((await get('/api/funding/export', { status: 'PENDING' })).body).toContain('Spring event');
  expect(await ask()).toMatchObject({ retry: 'The payment is not decided yet' });
  await testApp.db
    .deleteFrom('user_authorities')
    .where('platform_id', '=', platform.id)
    .where('user_id', '=', user.id)
    .where('authority', '=', 'FUNDING_PENDING_ACCESS')
    .execute();
  expect(await listed({ status: 'PENDING' })).toEqual([]);
  expect((await get('/api/funding/pending')).statusCode).toBe(403);
  expect((await get(`/api/funding/${depositIdentifier}`)).statusCode).toBe(404);
});

it('the check ties captures and credits, and names what does not tie', async () => {
  const { deposit, platform, row } = await shopWithCard();
  await deposit();
  const { db } = testApp.database;
  const problemsOf = async () => {
    const { problems } = await checkCardDeposits(db, sandbox.gateway);
    return problems.filter((problem) => problem.startsWith(`${platform.id}-`));
  };
  expect(await problemsOf()).toEqual([]);
  const { identifier, credit_journal_id } = await row();
  const setCredit = (journal: bigint | null) =>
    testApp.db
      .updateTable('deposits')
      .set({ credit_journal_id: journal })
      .where('platform_id', '=', platform.id)
      .execute();
  await setCredit(null);
  expect(await problemsOf()).toEqual([`${platform.id}-${identifier}: 1 captures, 0 credits`]);
  await setCredit(credit_journal_id);
});
