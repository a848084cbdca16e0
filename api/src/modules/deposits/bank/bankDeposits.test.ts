import type { BankLimits, BankRequest, BankResult } from '@portal/shared/contract/bankAccounts';
import type { ErrorBody } from '@portal/shared/contract/common';
import { toDecimal } from '@portal/shared/domain/money/money';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { createNotices } from '../../outbox/notices/queueNotice.ts';
import { openTestGateway, type TestGateway } from '../../../providers/payments/testing/openTestGateway.ts';
import { addContacts } from '../../../testing/addContacts.ts';
import { usableBankAccount } from '../../../testing/bankCalls.ts';
import { buildAccount, buildUser } from '../../../testing/builders.ts';
import { buildShop } from '../../../testing/commerceBuilders.ts';
import { nextId } from '../../../testing/nextId.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';
import { formatDay } from '../../../texts/formatMoney.ts';
import { walletBalance } from '../../../ledger/wallets.ts';
import { createReceiptMails } from '../receiptMails.ts';
import { createUnverifiedMails } from '../../paymentMethods/index.ts';
import { createBankDepositMails } from './bankDepositMails.ts';
import { createAskAboutBank } from './bankDepositsModule.ts';
import { checkBankDeposits } from './checkBankDeposits.ts';
import { readBankEvents } from './readBankEvents.ts';

let test: TestGateway;
let testApp: TestApp;
const EMBEDDER = 'https://intranet.example';
const PORTAL = 'http://localhost:3000';
beforeAll(async () => {
  test = await openTestGateway();
  testApp = await buildTestApp({ allowedOrigins: [EMBEDDER], publicUrl: PORTAL }, [], test.gateway, test.clock);
  await testApp.jobs.start();
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
  await test.close();
});

const RIGHTS: readonly Authority[] = ['IS_LOGGED_IN', 'FUNDING_MANAGE', 'PAYMENT_METHODS_MANAGE'];
const USD = { confidence_attribute: 'NEW' };

/** An account with a bank account that may be debited. */
async function shop(overrides: object = USD, kybStatus = 'APPROVED') {
  const { db, clock } = testApp;
  const { platform, customer } = await buildShop(db);
  await db.updateTable('platforms').set({ kyb_status: kybStatus }).where('id', '=', platform.id).execute();
  const account = await buildAccount(db, { platform_id: platform.id, customer_id: customer.id, ...overrides });
  const user = await buildUser(db, { platform_id: platform.id, organization_access: true, authorities: RIGHTS });
  const call = await testApp.signIn(user.email);
  const owner = { customerIdentifier: customer.identifier, accountIdentifier: account.identifier };
  const bankAccount = await usableBankAccount(testApp, call, owner);
  const ask = (payload: object = {}, key: string = nextId()) =>
    call({
      method: 'POST',
      url: `/api/ach/funding/account/${account.account_number}/subscription/${bankAccount}/request`,
      payload: { amount: '10000.00', ...payload },
      headers: { 'idempotency-key': key },
    });
  const asked = async (payload?: object) => (await ask(payload)).json<BankRequest>();
  const result = async ({ requestReferenceNumber }: BankRequest) =>
    (await call({ method: 'GET', url: `/api/ach/request/${requestReferenceNumber}` })).json<BankResult>();
  const row = () =>
    db.selectFrom('deposits').selectAll().where('platform_id', '=', platform.id).executeTakeFirstOrThrow();
  const limits = async () =>
    (await call({ method: 'GET', url: `/api/ach/account/${account.identifier}/limits` })).json<BankLimits>();
  const balance = async () =>
    (await walletBalance(db, { platformId: platform.id, accountId: account.id })).balanceMinor;
  const mails = async (topic: string) =>
    db.selectFrom('outbox').selectAll().where('platform_id', '=', platform.id).where('topic', '=', topic).execute();
  const sendNotice = createNotices(testApp.jobs.enqueue, PORTAL);
  const inquire = async () =>
    createAskAboutBank({
      db: testApp.database.db,
      clock,
      sendNotice,
      enqueue: testApp.jobs.enqueue,
      gateway: test.gateway,
    })(await row());
  return {
    platform,
    account,
    user,
    call,
    owner,
    bankAccount,
    ask,
    asked,
    result,
    row,
    limits,
    balance,
    mails,
    inquire,
  };
}

const failure = (response: LightMyRequestResponse) => [response.statusCode, response.json<ErrorBody>().i18nKey];

type Fields = readonly (readonly [string, string])[];

/** The person does that on the payment page; what it posts to the portal then. */
async function press(action: 'pay' | 'cancel', { url, fields }: BankRequest): Promise<Fields> {
  await fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
  const response = await test.control('/pay/answer', { checkout: fields['transaction_uuid'] ?? '', action });
  const inputs = (await response.text()).matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return [...inputs].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')] as const);
}

const deliver = (fields: Fields, path = 'reply') =>
  testApp.app.inject({
    method: 'POST',
    url: `/api/ach/${path}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: test.origin,
      'sec-fetch-site': 'cross-site',
    },
    payload: new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value])).toString(),
  });
const pay = async (request: BankRequest) => deliver(await press('pay', request));

const read = () =>
  readBankEvents({
    db: testApp.database.db,
    clock: testApp.clock,
    gateway: test.gateway,
    notify: createBankDepositMails(createNotices(testApp.jobs.enqueue, PORTAL)),
    notifyUnverified: createUnverifiedMails(createNotices(testApp.jobs.enqueue, PORTAL)),
    prepareReceipts: createReceiptMails(createNotices(testApp.jobs.enqueue, PORTAL)),
  });

async function notifyBank(gatewayId: string | null, action: 'settle' | 'return', returnCode = ''): Promise<void> {
  await test.control(`/control/payments/${gatewayId ?? ''}`, { action, ...(returnCode && { returnCode }) });
}

it('is submitted on the payment page, pending with its days, and in the balance once it settles', async () => {
  const { asked, result, row, balance, mails } = await shop();
  const before = await balance();
  const request = await asked();
  expect(request.fields).toMatchObject({
    amount: '10000.00',
    currency: 'USD',
    echeck_account_type: 'C',
    echeck_sec_code: 'CCD',
    payment_method: 'echeck',
    transaction_type: 'sale',
    signature: request.signature,
  });
  expect(await result(request)).toMatchObject({ status: 'CREATED', cybersourceReasonCode: null });
  const response = await pay(request);
  expect([response.statusCode, response.headers.location]).toEqual([
    303,
    `${PORTAL}/vue/#/funding/ach/request/${request.requestReferenceNumber}`,
  ]);
  const submitted = await result(request);
  expect(submitted).toMatchObject({
    status: 'PENDING',
    cybersourceReasonCode: '100',
    transactionType: 'SALE',
    amount: 10_000,
  });
  expect(submitted.expected?.latest).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(await balance()).toBe(before);
  const sent = await mails('BANK_DEPOSIT_MAIL');
  expect(sent.map(({ text_values }) => text_values)).toMatchObject([
    { day: formatDay(new Date(submitted.expected?.latest ?? 0), 'en'), transaction: request.requestReferenceNumber },
  ]);
  const { gateway_id } = await row();
  await notifyBank(gateway_id, 'settle');
  expect(await read()).toBe(true);
  await read();
  expect(await balance()).toBe(before + 1_000_000n);
  expect(await row()).toMatchObject({ status: 'POSTED', finished_at: testApp.clock.now() });
});

it.each(['NEW', 'TRUSTED'])(
  'of a %s account has one receipt, once it settled, for the depositor and the contacts',
  async (attribute) => {
    const { asked, row, account, platform, user, mails } = await shop({ confidence_attribute: attribute });
    const into = { platform_id: platform.id, account_id: account.id };
    const emails = [user.email.toUpperCase(), 'books@shop.example'];
    await addContacts(testApp.db, into, { kind: 'BANK_DEPOSIT', emails, by: user.id });
    await addContacts(testApp.db, into, { kind: 'CARD_DEPOSIT', emails: ['cards@shop.example'], by: user.id });
    await pay(await asked());
    expect(await mails('BANK_RECEIPT_MAIL')).toEqual([]);
    await notifyBank((await row()).gateway_id, 'settle');
    await read();
    await read();
    const receipts = await mails('BANK_RECEIPT_MAIL');
    expect(receipts.map(({ recipient_email }) => recipient_email?.toLowerCase()).toSorted()).toEqual(
      [user.email, 'books@shop.example'].toSorted(),
    );
    expect(receipts[0]?.text_values).toMatchObject({
      account: account.display_name,
      accountIdentifier: account.identifier,
      source: expect.stringMatching(/\d{4}$/) as unknown,
    });
    await notifyBank((await row()).gateway_id, 'return', 'R01');
    await read();
    expect(await mails('BANK_RECEIPT_MAIL')).toHaveLength(2);
  },
);

it('is credited once, however often browser and server tell of it', async () => {
  const { asked, balance, mails } = await shop({ confidence_attribute: 'TRUSTED' });
  const before = await balance();
  const reply = await press('pay', await asked());
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, nth) => deliver(reply, nth % 2 === 0 ? 'reply' : 'notification')),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([303, 204, 303, 204, 303, 204, 303, 204, 303, 204]);
  expect(await balance()).toBe(before + 1_000_000n);
  expect(await mails('BANK_DEPOSIT_ADDED_MAIL')).toHaveLength(1);
});

it('that is in the balance at once has a mail that says so, without a day', async () => {
  const { asked, mails } = await shop({ confidence_attribute: 'TRUSTED' });
  await pay(await asked());
  const [mail, ...others] = await mails('BANK_DEPOSIT_ADDED_MAIL');
  expect([others, await mails('BANK_DEPOSIT_MAIL')]).toEqual([[], []]);
  expect(mail?.text_values).not.toHaveProperty('day');
});

it('is taken back by a return after it settled, once, and the person is told why', async () => {
  const { asked, result, row, balance, mails, bankAccount } = await shop({
    confidence_attribute: 'TRUSTED',
  });
  const request = await asked();
  await pay(request);
  const before = await balance();
  const { gateway_id } = await row();
  await notifyBank(gateway_id, 'settle');
  await read();
  await notifyBank(gateway_id, 'return', 'R02');
  await read();
  await read();
  expect(await balance()).toBe(before - 1_000_000n);
  expect(await result(request)).toMatchObject({
    status: 'RETURNED',
    returnCode: 'R02',
    i18nKey: 'error.bankReturn.R02',
  });
  const [mail, ...others] = await mails('BANK_RETURN_MAIL');
  expect(others).toEqual([]);
  expect(JSON.stringify(mail?.text_values)).toContain('the bank account is closed (R02)');
  const bank = await testApp.db
    .selectFrom('bank_accounts')
    .select(['status', 'return_code'])
    .where('identifier', '=', bankAccount)
    .executeTakeFirstOrThrow();
  expect(bank).toEqual({ status: 'DISABLED', return_code: 'R02' });
});

it('leaves an account that spent the money owing and frozen', async () => {
  const { asked, row, balance, account, platform, call } = await shop({ confidence_attribute: 'TRUSTED' });
  await pay(await asked());
  const other = await buildAccount(testApp.db, { platform_id: platform.id, customer_id: account.customer_id });
  const { identifier: group } = await testApp.db
    .selectFrom('customers')
    .select('identifier')
    .where('id', '=', account.customer_id)
    .executeTakeFirstOrThrow();
  const moved = await call({
    method: 'POST',
    url: '/api/funding/transfer-funds',
    headers: { 'idempotency-key': nextId() },
    payload: {
      fromAccountIdentifier: account.identifier,
      fromGroupIdentifier: group,
      toAccountIdentifier: other.identifier,
      toGroupIdentifier: group,
      amount: toDecimal(await balance(), 'USD'),
      notes: 'Spent',
    },
  });
  expect(moved.statusCode).toBe(201);
  await notifyBank((await row()).gateway_id, 'return', 'R01');
  await read();
  expect(await balance()).toBe(-1_000_000n);
  const { status } = await testApp.db
    .selectFrom('accounts')
    .select('status')
    .where('platform_id', '=', platform.id)
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('FROZEN');
});

it.each([
  ['R10', 'FROZEN', 'WATCH'],
  ['R29', 'FROZEN', 'WATCH'],
  ['R03', 'ACTIVE', 'NEW'],
])('%s before it was credited leaves the account %s and %s', async (code, status, attribute) => {
  const { asked, row, balance, account, platform } = await shop();
  const before = await balance();
  await pay(await asked());
  await notifyBank((await row()).gateway_id, 'return', code);
  await read();
  expect(await balance()).toBe(before);
  expect(await row()).toMatchObject({ status: 'RETURNED', credit_journal_id: null, reversal_journal_id: null });
  const found = await testApp.db
    .selectFrom('accounts')
    .select(['status', 'confidence_attribute'])
    .where('platform_id', '=', platform.id)
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  expect(found).toEqual({ status, confidence_attribute: attribute });
});

it('left on the payment page is cancelled, and submitted after all when the form is posted again', async () => {
  const { asked, result, inquire, account } = await shop();
  const request = await asked();
  await deliver(await press('cancel', request));
  expect(await result(request)).toMatchObject({ status: 'CANCELLED', i18nKey: null });
  // Its reply is lost.
  await press('pay', request);
  expect(await inquire()).toEqual({ done: true });
  expect(await result(request)).toMatchObject({ status: 'PENDING', cybersourceReasonCode: '100' });
  const deleted = testApp.db.updateTable('accounts').set({ status: 'DELETED' }).where('id', '=', account.id);
  await deleted.execute();
  expect(await result(request)).toMatchObject({ status: 404 });
});

it('whose answer is lost is pending when the page says that it was sent before, and the gateway tells the rest', async () => {
  const { asked, result, row, inquire, platform } = await shop();
  const request = await asked({ amount: '70.04' });
  await press('pay', request);
  const again = await press('pay', request);
  expect(Object.fromEntries(again)).toMatchObject({ decision: 'ERROR', reason_code: '104' });
  await deliver(again);
  expect(await result(request)).toMatchObject({ status: 'PENDING', cybersourceReasonCode: null, i18nKey: null });
  const problems = async () =>
    (await checkBankDeposits(testApp.database.db, test.gateway, testApp.clock.now())).problems.filter((problem) =>
      problem.startsWith(`${platform.id}-`),
    );
  expect(await problems()).toEqual([]);
  expect(await inquire()).toEqual({ done: true });
  expect(await result(request)).toMatchObject({ status: 'PENDING', cybersourceReasonCode: '100' });
  expect((await row()).answered_at).not.toBeNull();
  expect(await problems()).toEqual([]);
});

it('that the page declines says why', async () => {
  const { asked, result, balance } = await shop();
  const before = await balance();
  const request = await asked({ amount: '100.51' });
  await pay(request);
  expect(await result(request)).toMatchObject({ status: 'DECLINED', i18nKey: 'error.bankDebit.DECLINED' });
  expect(await balance()).toBe(before);
});

it('whose replies were all lost is found out by asking, and given up after a day when there is nothing', async () => {
  const paid = await shop();
  const request = await paid.asked();
  await press('pay', request);
  expect(await paid.inquire()).toEqual({ done: true });
  expect(await paid.result(request)).toMatchObject({ status: 'PENDING', cybersourceReasonCode: '100' });
  const left = await shop();
  const abandoned = await left.asked();
  testApp.clock.advance(20 * 60_000);
  expect(await left.inquire()).toEqual({ retry: 'The payment is not decided yet' });
  // As after a reply that told nothing.
  await testApp.db
    .updateTable('deposits')
    .set({ status: 'PENDING' })
    .where('id', '=', (await left.row()).id)
    .execute();
  testApp.clock.advance(24 * 60 * 60_000);
  expect(await left.inquire()).toEqual({ done: true });
  expect(await left.row()).toMatchObject({ status: 'CANCELLED', identifier: abandoned.requestReferenceNumber });
});

it('is asked about within a minute, and each minute while its form may be posted', async () => {
  const { asked, row, inquire } = await shop();
  await asked();
  const { id, created_at } = await row();
  const questions = async () => {
    const { rows } = await sql<{ start_after: Date }>`
      select start_after from pgboss.job where name = 'settle-deposit' and data ->> 'depositId' = ${String(id)}
      order by start_after`.execute(testApp.db);
    return rows.map(({ start_after }) => (start_after.getTime() - created_at.getTime()) / 1_000);
  };
  expect(await questions()).toEqual([60]);
  testApp.clock.advance(60_000);
  expect(await inquire()).toEqual({ done: true });
  expect(await questions()).toEqual([60, 120]);
});

it('of an organisation in review is credited once that is approved', async () => {
  const { asked, row, balance, platform } = await shop(USD, 'UNDER_REVIEW');
  const before = await balance();
  await pay(await asked());
  await notifyBank((await row()).gateway_id, 'settle');
  await read();
  expect([await balance(), (await row()).status]).toEqual([before, 'PENDING']);
  await testApp.db.updateTable('platforms').set({ kyb_status: 'APPROVED' }).where('id', '=', platform.id).execute();
  await read();
  expect([await balance(), (await row()).status]).toEqual([before + 1_000_000n, 'POSTED']);
});

describe('a reply that is not the genuine one', () => {
  it('credits nothing, whatever was changed in it', async () => {
    const { asked, balance, row } = await shop({ confidence_attribute: 'TRUSTED' });
    const before = await balance();
    const reply = await press('pay', await asked());
    const forged = reply.flatMap(([name, value], owner): Fields[] => [
      reply.filter((_, at) => at !== owner),
      reply.map((field, at) => (at === owner ? ([name, `${value}0`] as const) : field)),
      [...reply, [name, value]],
    ]);
    for (const fields of forged) {
      const response = await deliver(fields);
      expect(response.headers.location).toBe(`${PORTAL}/vue/#/funding/ach/request/error`);
    }
    expect([await balance(), (await row()).status]).toEqual([before, 'CREATED']);
    await deliver(reply);
    expect(await balance()).toBe(before + 1_000_000n);
  });

  it.each([
    ['an empty body', ''],
    ['another kind of body', '{"decision":"ACCEPT"}'],
    ['a large body', `a=${'x'.repeat(60_000)}`],
    ['many fields', Array.from({ length: 6_000 }, (_, nth) => `a${nth}=1`).join('&')],
  ])('%s is answered by the page of an unknown result, and 400 to a server', async (_what, payload) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await testApp.app.inject({ method: 'POST', url: '/api/ach/reply', headers, payload });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `${PORTAL}/vue/#/funding/ach/request/error`]);
    const sent = await testApp.app.inject({ method: 'POST', url: '/api/ach/notification', headers, payload });
    expect(sent.statusCode).toBe(400);
  });
});

describe('the limit of a day', () => {
  it('is what 50 clients at once stay within, and the message names what is left', async () => {
    const { ask, limits } = await shop();
    const responses = await Promise.all(Array.from({ length: 50 }, () => ask({ amount: '9000.00' })));
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(11);
    const refused = responses.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json<ErrorBody>()).toMatchObject({
      i18nKey: 'error.deposit.bankLimit',
      fields: [{ field: 'amount', values: { amount: '1000.00', limit: '100000.00', currencyCode: 'USD' } }],
    });
    const until = new Date(testApp.clock.now().getTime() + SERVER_SETTINGS.deposits.formMs).toISOString();
    expect(await limits()).toEqual({
      dailyUsageLimit: 100_000,
      dailyUsageRemaining: 1_000,
      currencyCode: 'USD',
      unfinished: { amount: 99_000, until },
    });
  });

  it('does not count forms that nobody posted in time, and ends a day after', async () => {
    const { asked, limits } = await shop();
    await asked({ amount: '60000.00' });
    expect(await limits()).toMatchObject({ dailyUsageRemaining: 40_000 });
    testApp.clock.advance(21 * 60_000);
    expect(await limits()).toMatchObject({ dailyUsageRemaining: 100_000, unfinished: null });
  });
});

it('moves nothing twice for one key', async () => {
  const { ask } = await shop();
  const first = await ask({}, 'same');
  const again = await ask({}, 'same');
  expect([again.headers['idempotency-replayed'], again.json<object>()]).toEqual(['true', first.json()]);
  expect(failure(await ask({ amount: '1.00' }, 'same'))).toEqual([409, 'error.idempotency.otherBody']);
});

it.each<[string, object, string, string]>([
  ['less than one', { amount: '0.99' }, 'amount', 'error.amount.belowMin'],
  ['text', { amount: 'x' }, 'amount', 'error.amount.notANumber'],
  ['a page of somebody else', { returnPage: 'https://evil.example/' }, 'returnPage', 'error.bankAccount.returnPage'],
  ['a script as page', { returnPage: 'javascript:alert(1)' }, 'returnPage', 'error.bankAccount.returnPage'],
  ['another access key', { accessKey: 'x' }, 'accessKey', 'error.validation'],
])('refuses %s at its field', async (_what, payload, field, i18nKey) => {
  const { ask } = await shop();
  const response = await ask(payload);
  expect([response.statusCode, response.json<ErrorBody>().fields?.map((one) => [one.field, one.i18nKey])]).toEqual([
    400,
    [[field, i18nKey]],
  ]);
});

it('returns to the page of an embedder, without its fragment', async () => {
  const { asked } = await shop();
  const request = await asked({ returnPage: `${EMBEDDER}/rewards?x=1#/funding` });
  const response = await pay(request);
  expect(response.headers.location).toBe(
    `${EMBEDDER}/rewards?x=1#/funding/ach/request/${request.requestReferenceNumber}`,
  );
});

it.each<[string, object, string]>([
  ['is frozen', { ...USD, status: 'FROZEN' }, 'error.deposit.accountInactive'],
  ['is watched', { confidence_attribute: 'WATCH' }, 'error.deposit.bankDisabled'],
])('is refused when the account %s by then', async (_what, change, i18nKey) => {
  const { ask, account, platform } = await shop();
  await testApp.db
    .updateTable('platforms')
    .set({ created_at: new Date('2025-07-06T00:00:00Z') })
    .where('id', '=', platform.id)
    .execute();
  await testApp.db.updateTable('accounts').set(change).where('id', '=', account.id).execute();
  expect(failure(await ask())).toEqual([422, i18nKey]);
});

it('is refused from a bank account that is not verified', async () => {
  const { ask, bankAccount } = await shop();
  await testApp.db
    .updateTable('bank_accounts')
    .set({ status: 'UNVERIFIED' })
    .where('identifier', '=', bankAccount)
    .execute();
  expect(failure(await ask())).toEqual([422, 'error.bankAccount.notVerified']);
});

it('is nothing to users of another organisation', async () => {
  const mine = await shop();
  const request = await mine.asked();
  const stranger = await shop();
  for (const reference of [request.requestReferenceNumber, 'x', 'error']) {
    const response = await stranger.call({ method: 'GET', url: `/api/ach/request/${reference}` });
    expect(response.statusCode).toBe(404);
  }
});

describe('the check of debits, credits and returns', () => {
  /** A deposit that the page has taken, and what the check finds about its organisation. */
  async function checked(confidence_attribute: string) {
    const made = await shop({ confidence_attribute });
    await pay(await made.asked());
    const { gateway_id, identifier } = await made.row();
    const reference = `${made.platform.id}-${identifier}`;
    const problems = async () => {
      const found = await checkBankDeposits(testApp.database.db, test.gateway, testApp.clock.now());
      return found.problems.flatMap((problem) => problem.split(`${reference}: `).slice(1));
    };
    const change = (values: object) =>
      testApp.db.updateTable('deposits').set(values).where('platform_id', '=', made.platform.id).execute();
    const notify = async (action: 'settle' | 'return') => {
      testApp.clock.advance(1_000);
      await notifyBank(gateway_id, action, action === 'return' ? 'R01' : '');
    };
    return { ...made, reference, problems, change, notify };
  }

  it.each(['NEW', 'TRUSTED'])('finds nothing wrong from the page to the return (%s)', async (attribute) => {
    const { problems, notify } = await checked(attribute);
    expect(await problems()).toEqual([]);
    await notify('settle');
    expect(await problems()).toEqual([]);
    await read();
    expect(await problems()).toEqual([]);
    await notify('return');
    expect(await problems()).toEqual([]);
    await read();
    expect(await problems()).toEqual([]);
  });

  it('names a debit that the ledger does not know, and a deposit that was not debited', async () => {
    const { problems, change, reference, row } = await checked('NEW');
    await change({ status: 'CANCELLED', answered_at: null, finished_at: testApp.clock.now() });
    expect(await problems()).toEqual(['1 debits, the deposit is CANCELLED']);
    await change({ status: 'PENDING', answered_at: testApp.clock.now(), finished_at: null, amount_minor: 1n });
    expect(await problems()).toEqual(['another amount than 1 was debited']);
    const { identifier } = await row();
    await change({ identifier: nextId(), amount_minor: 1_000_000n });
    const { problems: all } = await checkBankDeposits(testApp.database.db, test.gateway, testApp.clock.now());
    expect(all.filter((problem) => problem.startsWith(reference.replace(identifier, '')))).toEqual([
      expect.stringMatching(/: 0 debits, the deposit is PENDING$/),
    ]);
    await change({ identifier });
  });

  it('knows a return that came while it was read', async () => {
    const { problems, notify } = await checked('NEW');
    await notify('settle');
    await read();
    const before = testApp.clock.now();
    await notify('return');
    await read();
    await testApp.db.updateTable('service_reads').set({ read_until: before }).execute();
    expect(await problems()).toEqual([]);
  });

  it('names what settled or came back without a trace in the ledger', async () => {
    const { problems, change, notify, row } = await checked('NEW');
    await notify('settle');
    await read();
    const { credit_journal_id, identifier } = await row();
    await change({ credit_journal_id: null });
    expect(await problems()).toEqual(['settled, 0 credits']);
    await change({ credit_journal_id, status: 'RETURNED' });
    expect(await problems()).toEqual(['no return, the deposit is RETURNED', '1 credits, 0 reversals']);
    await change({ status: 'POSTED' });
    await notify('return');
    await read();
    await change({ reversal_journal_id: null });
    expect(await problems()).toEqual(['1 credits, 0 reversals']);
    await change({ status: 'POSTED' });
    expect(await problems()).toEqual(['returned, the deposit is POSTED']);
    await change({ identifier: nextId() });
    const { problems: all } = await checkBankDeposits(testApp.database.db, test.gateway, testApp.clock.now());
    expect(all.join()).toContain(`${identifier}: a debit without a deposit`);
    await change({ identifier });
  });
});
