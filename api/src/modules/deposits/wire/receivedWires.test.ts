import type { ErrorBody } from '@portal/shared/contract/common';
import type { FundingTransaction } from '@portal/shared/contract/funding';
import type { ExpectedWire, ReceivedWire, ReceivedWireBody, WireAccount } from '@portal/shared/contract/staffWires';
import type { AnnouncedWire } from '@portal/shared/contract/wires';
import type { LightMyRequestResponse } from 'fastify';
import { walletBalance } from '../../../ledger/wallets.ts';
import { textValuesOf } from '../../outbox/notices/noticeMail.ts';
import { createReceiptFiles } from '../../fundingDocuments/index.ts';
import { addContacts } from '../../../testing/addContacts.ts';
import { buildAccount, buildUser } from '../../../testing/builders.ts';
import { buildStaff } from '../../../testing/buildStaff.ts';
import { buildShop } from '../../../testing/commerceBuilders.ts';
import { nextId } from '../../../testing/nextId.ts';
import { readPdf } from '../../../testing/readPdf.ts';
import { buildTestApp } from '../../../testing/testApp.ts';
import { offerWires } from '../../../testing/wireValues.ts';

const testApp = await buildTestApp();
await testApp.jobs.start();
const { db } = testApp;
const files = createReceiptFiles({ db: testApp.database.db, clock: testApp.clock, pdf: testApp.pdf });
for (const currency of ['USD', 'EUR'] as const) await offerWires(db, currency);
const staff = await buildStaff(testApp);
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

let references = 0;

/** An organisation whose user announces wires, and what staff do about them. */
async function shop(overrides: { currency_code?: string; account_number?: string } = {}) {
  const { platform, customer } = await buildShop(db);
  const account = await buildAccount(db, { platform_id: platform.id, customer_id: customer.id, ...overrides });
  const user = await buildUser(db, {
    platform_id: platform.id,
    organization_access: true,
    lang_key: 'fr',
    authorities: [
      'IS_LOGGED_IN',
      'FUNDING_MANAGE',
      'FUNDING_ACCESS',
      'FUNDING_PENDING_ACCESS',
      'FUNDING_RECEIPTS_ACCESS',
    ],
  });
  const call = await testApp.signIn(user.email);
  const announce = async (amount = '1000.00') => {
    const response = await call({
      method: 'POST',
      url: '/api/funding/wire-deposits',
      payload: { accountIdentifier: account.identifier, amount, note: 'Invoice 7' },
      headers: { 'idempotency-key': nextId() },
    });
    return response.json<AnnouncedWire>().depositIdentifier;
  };
  const receive = (body: Partial<ReceivedWireBody>, key: string = nextId(), by = staff.call) =>
    by({
      method: 'POST',
      url: '/api/staff/wires',
      payload: {
        platformClientId: platform.platform_client_id,
        accountIdentifier: account.identifier,
        amount: '1000.00',
        bankReference: `FT${(references += 1)}`,
        ...body,
      },
      headers: { 'idempotency-key': key },
    });
  const key = { platformId: platform.id, accountId: account.id };
  const balance = async () => (await walletBalance(db, key)).balanceMinor;
  const history = async (status: string) => {
    const query = { accountIdentifier: account.identifier, status };
    return (await call({ method: 'GET', url: '/api/funding', query })).json<FundingTransaction[]>();
  };
  const rows = () => db.selectFrom('deposits').selectAll().where('platform_id', '=', platform.id).execute();
  const mails = () =>
    db
      .selectFrom('outbox')
      .select(['user_id', 'recipient_email', 'text_values'])
      .orderBy('id')
      .where('platform_id', '=', platform.id)
      .where('topic', '=', 'WIRE_RECEIVED_MAIL')
      .execute();
  return { platform, account, user, call, announce, receive, balance, history, rows, mails };
}

const failure = (response: LightMyRequestResponse) => [response.statusCode, response.json<ErrorBody>().i18nKey];
const expected = async (q: string) =>
  (await staff.call({ method: 'GET', url: '/api/staff/wires', query: { q } })).json<ExpectedWire[]>();

it('adds what was received, which may be less than announced, and says so to who announced it', async () => {
  const { platform, account, user, announce, receive, balance, history, rows, mails } = await shop();
  const depositIdentifier = await announce('1000.00');
  const response = await receive({ depositIdentifier, amount: '985.00', bankReference: ' ft26328-1 ' });
  expect(response.statusCode).toBe(201);
  const { accountTransactionID, ...received } = response.json<ReceivedWire>();
  expect(received).toEqual({
    depositIdentifier,
    accountIdentifier: account.identifier,
    accountDisplayName: account.display_name,
    amount: 985,
    currencyCode: 'USD',
  });
  expect(await balance()).toBe(98_500n);
  expect(await rows()).toMatchObject([{ status: 'POSTED', amount_minor: 98_500n, bank_reference: 'FT26328-1' }]);
  expect(await history('PENDING')).toEqual([]);
  expect(await history('POSTED')).toMatchObject([
    { accountTransactionID, amount: 985, description: 'Invoice 7 · FT26328-1', status: 'POSTED' },
  ]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    user_id: user.id,
    text_values: {
      account: account.display_name,
      bankReference: 'FT26328-1',
      transaction: accountTransactionID,
    },
  });
  const values = textValuesOf(mail?.text_values);
  const receipt = await files.WIRE_RECEIVED_MAIL?.({ platformId: platform.id, language: 'fr', values });
  const { pages } = await readPdf(receipt?.bytes ?? Buffer.alloc(0));
  expect(pages.join('\n').replaceAll(/\s/g, ' ')).toContain('985,00');
  expect(JSON.stringify(mail?.text_values)).toMatch(/985,00.*1\s000,00/);
  const audit = await db
    .selectFrom('audit_log')
    .select(['staff_email', 'entity_id', 'details'])
    .where('platform_id', '=', platform.id)
    .where('action', '=', 'wire.received')
    .executeTakeFirstOrThrow();
  expect(audit).toEqual({
    staff_email: staff.user.email,
    entity_id: depositIdentifier,
    details: {
      account: account.identifier,
      amountMinor: '98500',
      announcedMinor: '100000',
      currencyCode: 'USD',
      bankReference: 'FT26328-1',
    },
  });
});

it('takes the money from the bank: the journal has two sides', async () => {
  const { platform, announce, receive } = await shop();
  await receive({ depositIdentifier: await announce() });
  const entries = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.ledger_account_id')
    .innerJoin('ledger_journals', 'ledger_journals.id', 'ledger_entries.journal_id')
    .select(['ledger_accounts.kind', 'ledger_entries.amount_minor'])
    .where('ledger_entries.platform_id', '=', platform.id)
    .where('ledger_journals.type', '=', 'WIRE_DEPOSIT')
    .orderBy('ledger_entries.id')
    .execute();
  expect(entries).toEqual([
    { kind: 'FUNDING_CLEARING', amount_minor: -100_000n },
    { kind: 'WALLET', amount_minor: 100_000n },
  ]);
});

it('of many who match a wire at once one succeeds, and nobody afterwards', async () => {
  const { announce, receive, balance, mails } = await shop();
  const depositIdentifier = await announce();
  const responses = await Promise.all(Array.from({ length: 10 }, () => receive({ depositIdentifier })));
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    201,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  expect(failure(await receive({ depositIdentifier }))).toEqual([409, 'error.wire.notPending']);
  expect(await balance()).toBe(100_000n);
  expect(await mails()).toHaveLength(1);
});

it('a wire that was cancelled is expected no more, is found by its account and added when it arrives all the same', async () => {
  const { account, announce, receive, call, balance, history } = await shop();
  const cancel = (id: string) => call({ method: 'DELETE', url: `/api/funding/wire-deposits/${id}` });
  const depositIdentifier = await announce();
  await cancel(depositIdentifier);
  expect(await expected(account.account_number)).toEqual([]);
  const query = { reference: account.account_number };
  const find = async () =>
    (await staff.call({ method: 'GET', url: '/api/staff/wires/accounts', query })).json<WireAccount[]>();
  const cancelledAt = testApp.clock.now().toISOString();
  expect(await find()).toMatchObject([{ cancelled: [{ depositIdentifier, amount: 1000, cancelledAt }] }]);
  expect((await receive({ depositIdentifier })).statusCode).toBe(201);
  expect(await balance()).toBe(100_000n);
  expect(await history('POSTED')).toMatchObject([{ amount: 1000, status: 'POSTED' }]);
  expect(await find()).toMatchObject([{ cancelled: [] }]);
  expect(failure(await receive({ depositIdentifier }))).toEqual([409, 'error.wire.notPending']);
  expect(failure(await cancel(depositIdentifier))).toEqual([409, 'error.wire.notPending']);
});

it('a wire that nobody announced is found by the account, added once, and has a receipt', async () => {
  const { account, platform, receive, balance, history, mails, call } = await shop();
  const find = async (reference: string) =>
    (await staff.call({ method: 'GET', url: '/api/staff/wires/accounts', query: { reference } })).json<WireAccount[]>();
  const owner = {
    platformClientId: platform.platform_client_id,
    platformName: platform.name,
    accountIdentifier: account.identifier,
    accountDisplayName: account.display_name,
    reference: account.account_number,
    currencyCode: 'USD',
    cancelled: [],
  };
  expect(await find(account.account_number)).toEqual([owner]);
  expect(await find(account.identifier)).toEqual([owner]);
  expect(await find('A-UNKNOWN')).toEqual([]);
  expect((await receive({ bankReference: 'FT-LONELY' })).statusCode).toBe(201);
  const again = await receive({ bankReference: 'ft-lonely' });
  expect(failure(again)).toEqual([409, 'error.wire.bankReferenceUsed']);
  expect(again.json<ErrorBody>().fields).toMatchObject([{ field: 'bankReference' }]);
  expect(await balance()).toBe(100_000n);
  expect(await mails()).toEqual([]);
  const [movement] = await history('POSTED');
  expect(movement).toMatchObject({ description: 'FT-LONELY', accountTransactionType: { code: 'WIRE_DEPOSIT' } });
  const receipt = await call({
    method: 'GET',
    url: `/api/funding/${movement?.accountTransactionID ?? ''}/receipt`,
    query: { accountIdentifier: account.identifier },
  });
  const text = (await readPdf(receipt.rawPayload)).pages.join('\n');
  expect(text).toContain('1 000,00');
});

it('the contacts get a receipt each, also of a wire that nobody announced', async () => {
  const { account, platform, user, announce, receive, mails } = await shop();
  const into = { platform_id: platform.id, account_id: account.id };
  const emails = ['books@shop.example', user.email];
  await addContacts(db, into, { kind: 'WIRE_DEPOSIT', emails, by: user.id });
  await receive({ depositIdentifier: await announce() });
  const addresses = async () => (await mails()).map(({ recipient_email }) => recipient_email);
  expect((await addresses()).toSorted()).toEqual(emails.toSorted());
  await receive({});
  expect(await addresses()).toHaveLength(4);
});

it('lists what is expected of every organisation, oldest first, by reference or amount', async () => {
  const [one, other] = [await shop({ account_number: 'A70000001' }), await shop({ account_number: 'A70000002' })];
  await one.announce('4711.00');
  testApp.clock.advance(1_000);
  await other.announce('4712.00');
  const found = await expected('a7000');
  expect(found.map(({ reference, amount, platformName }) => [reference, amount, platformName])).toEqual([
    ['A70000001', 4711, one.platform.name],
    ['A70000002', 4712, other.platform.name],
  ]);
  expect(found[0]).toMatchObject({
    note: 'Invoice 7',
    sentOn: null,
    createdBy: expect.stringMatching(/^Ada /) as unknown,
  });
  expect(await expected('4,712.00')).toMatchObject([{ reference: 'A70000002' }]);
  expect(await expected(one.account.identifier)).toMatchObject([{ reference: 'A70000001' }]);
  expect(await expected('%')).toEqual([]);
  const page = await staff.call({
    method: 'GET',
    url: '/api/staff/wires',
    query: { q: 'A7000000', size: '25', page: '1' },
  });
  expect([page.json(), page.headers['x-total-count']]).toEqual([[], '2']);
});

it.each([
  ['amount', { amount: '' }, 'error.amount.required'],
  ['amount', { amount: '1.005' }, 'error.amount.decimals'],
  ['bankReference', { bankReference: ' ' }, 'error.wire.bankReferenceRequired'],
  ['bankReference', { bankReference: 'x'.repeat(71) }, 'error.text.tooLong'],
])('refuses a wrong %s at its field: %j', async (field, body, i18nKey) => {
  const { announce, receive, balance } = await shop();
  const response = await receive({ depositIdentifier: await announce(), ...body });
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorBody>().fields).toMatchObject([{ field, i18nKey }]);
  expect(await balance()).toBe(0n);
});

it('adds nothing to an account that is frozen, of an organisation under review, in another currency, or of another wire', async () => {
  const { account, platform, announce, receive, balance } = await shop();
  const other = await shop();
  const depositIdentifier = await announce();
  expect(failure(await receive({ depositIdentifier: await other.announce() }))).toEqual([
    404,
    'error.transaction.notFound',
  ]);
  expect(failure(await receive({ depositIdentifier, accountIdentifier: 'A-UNKNOWN' }))).toEqual([
    404,
    'error.account.notFound',
  ]);
  const setStatus = (status: string) =>
    db
      .updateTable('accounts')
      .set({ status })
      .where('platform_id', '=', platform.id)
      .where('id', '=', account.id)
      .execute();
  const setReview = (kyb_status: string) =>
    db.updateTable('platforms').set({ kyb_status }).where('id', '=', platform.id).execute();
  await setStatus('FROZEN');
  expect(failure(await receive({ depositIdentifier }))).toEqual([422, 'error.deposit.accountInactive']);
  await setStatus('ACTIVE');
  await setReview('UNDER_REVIEW');
  expect(failure(await receive({ depositIdentifier }))).toEqual([422, 'error.deposit.business']);
  await setReview('APPROVED');
  expect(failure(await (await shop({ currency_code: 'JPY' })).receive({ amount: '1000' }))).toEqual([
    422,
    'error.wire.notOffered',
  ]);
  expect(await balance()).toBe(0n);
  expect((await receive({ depositIdentifier })).statusCode).toBe(201);
});

it('a wire that was announced is matched also after the details of its currency were taken back', async () => {
  await offerWires(db, 'GBP');
  const { announce, receive, balance, call, account } = await shop({ currency_code: 'GBP' });
  const depositIdentifier = await announce();
  const url = '/api/staff/wire-instructions/GBP';
  expect((await staff.call({ method: 'DELETE', url, query: { version: '1' } })).statusCode).toBe(200);
  const query = { accountIdentifier: account.identifier };
  const read = await call({ method: 'GET', url: '/api/funding/wire-instructions', query });
  expect(read.json()).toMatchObject({ fields: [], announced: [{ depositIdentifier }] });
  const another = await call({
    method: 'POST',
    url: '/api/funding/wire-deposits',
    payload: { ...query, amount: '1.00' },
    headers: { 'idempotency-key': nextId() },
  });
  expect(another.json()).toMatchObject({ i18nKey: 'error.wire.notOffered' });
  expect((await receive({ depositIdentifier })).statusCode).toBe(201);
  expect(await balance()).toBe(100_000n);
});
