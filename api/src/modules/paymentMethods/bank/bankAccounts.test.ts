import type {
  BankAccount,
  BankAccountDetail,
  BankUser,
  NewBankAccountBody,
} from '@portal/shared/contract/bankAccounts';
import type { ErrorBody } from '@portal/shared/contract/common';
import type { Authority } from '@portal/shared/domain/access/permissions';
import type { LightMyRequestResponse } from 'fastify';
import { withTransaction } from '../../../db/withTransaction.ts';
import { createNotices } from '../../outbox/notices/queueNotice.ts';
import { openTestGateway, type TestGateway } from '../../../providers/payments/testing/openTestGateway.ts';
import { buildBankBody } from '../../../testing/bankCalls.ts';
import { buildAccount, buildUser } from '../../../testing/builders.ts';
import { buildShop } from '../../../testing/commerceBuilders.ts';
import { nextId } from '../../../testing/nextId.ts';
import { buildTestApp, type TestApp } from '../../../testing/testApp.ts';
import { disableSmallDeposits } from './disableReturned.ts';
import { sendSmallDeposits } from './sendSmallDeposits.ts';
import { smallDepositReference } from './smallDepositReference.ts';
import { createUnverifiedMails, type NotifyUnverified } from './unverifiedMails.ts';

let gateway: TestGateway;
let testApp: TestApp;
beforeAll(async () => {
  gateway = await openTestGateway();
  testApp = await buildTestApp({}, [], gateway.gateway);
  await testApp.jobs.start();
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
  await gateway.close();
});

const notify: NotifyUnverified = (...news) =>
  createUnverifiedMails(createNotices(testApp.jobs.enqueue, 'https://portal.example'))(...news);

const RIGHTS: readonly Authority[] = ['IS_LOGGED_IN', 'FUNDING_MANAGE', 'PAYMENT_METHODS_MANAGE'];

async function shop({ account: overrides = {}, rights = RIGHTS } = {}) {
  const { db } = testApp;
  const { platform, customer } = await buildShop(db);
  const account = await buildAccount(db, { platform_id: platform.id, customer_id: customer.id, ...overrides });
  const person = (authorities = rights) =>
    buildUser(db, { platform_id: platform.id, organization_access: true, authorities, first_name: 'Ana' });
  const user = await person();
  const call = await testApp.signIn(user.email);
  const owner = { customerIdentifier: customer.identifier, accountIdentifier: account.identifier };
  const add = async (changes: Partial<NewBankAccountBody> = {}, key: string = nextId()) =>
    call({
      method: 'POST',
      url: '/api/ach/subscriptions',
      payload: await buildBankBody(call, owner, changes),
      headers: { 'idempotency-key': key },
    });
  const added = async (changes?: Partial<NewBankAccountBody>) => (await add(changes)).json<BankAccount>();
  const list = async () =>
    (await call({ method: 'GET', url: `/api/ach/subscriptions/${account.account_number}` })).json<BankAccount[]>();
  const row = (identifier: string) =>
    db.selectFrom('bank_accounts').selectAll().where('identifier', '=', identifier).executeTakeFirstOrThrow();
  const verify = (identifier: string, amounts: readonly string[], key: string = nextId()) =>
    call({
      method: 'POST',
      url: `/api/ach/subscriptions/${identifier}/verify`,
      payload: { amounts },
      headers: { 'idempotency-key': key },
    });
  return { platform, customer, account, user, person, call, owner, add, added, list, row, verify };
}

const failure = (response: LightMyRequestResponse) => [response.statusCode, response.json<ErrorBody>().i18nKey];
const fieldsOf = (response: LightMyRequestResponse) =>
  response.json<ErrorBody>().fields?.map(({ field, i18nKey }) => [field, i18nKey]);

it('is kept by its token and last four digits, with who agreed to what, when and from where', async () => {
  const { add, list, call, user, row } = await shop();
  const response = await add({ accountNumber: '1234 5678-90' });
  expect(response.statusCode).toBe(201);
  const bankAccount = response.json<BankAccount>();
  expect(bankAccount).toMatchObject({
    accountNumberLastFour: '7890',
    displayName: 'Operating account',
    routingNumber: '021000021',
    status: 'UNVERIFIED',
    triesLeft: 3,
  });
  expect(await list()).toEqual([bankAccount]);
  const url = `/api/ach/subscriptions/${bankAccount.identifier}/details`;
  const detail = (await call({ method: 'GET', url })).json<BankAccountDetail>();
  expect(detail).toMatchObject({
    companyName: 'Alder & Birch',
    users: [],
    agreement: {
      version: '2026-11',
      language: 'en',
      acceptedBy: `Ana ${user.last_name}`,
      acceptedAt: testApp.clock.now().toISOString(),
      ipAddress: '127.0.0.1',
    },
  });
  expect(detail.agreement.paragraphs.join()).toContain('I authorize');
  expect(JSON.stringify(await row(bankAccount.identifier), (_key, value: unknown) => String(value))).not.toContain(
    '1234567890',
  );
});

it.each<[string, Partial<NewBankAccountBody>, string, string]>([
  [
    'a routing number with a wrong check digit',
    { routingNumber: '021000022' },
    'routingNumber',
    'error.bankAccount.routingInvalid',
  ],
  ['a short routing number', { routingNumber: '12345' }, 'routingNumber', 'error.bankAccount.routingLength'],
  ['letters in the account number', { accountNumber: '12AB' }, 'accountNumber', 'error.bankAccount.numberInvalid'],
  ['no account number', { accountNumber: '' }, 'accountNumber', 'error.bankAccount.numberRequired'],
  ['another type', { accountType: 'S' }, 'accountType', 'error.bankAccount.typeInvalid'],
  ['no company', { companyName: ' ' }, 'companyName', 'error.bankAccount.companyRequired'],
  ['a wrong ZIP code', { postalCode: 'x' }, 'postalCode', 'error.address.postalCode.US'],
  ['nothing agreed', { agreement: { version: '', hash: '' } }, 'agreement', 'error.bankAccount.agreementRequired'],
  ['a stranger among the users', { userIdentifiers: ['999999'] }, 'userIdentifiers', 'error.bankAccount.userUnknown'],
])('refuses %s at its field', async (_what, changes, field, i18nKey) => {
  const { add, list } = await shop();
  const response = await add(changes);
  expect([response.statusCode, fieldsOf(response)]).toEqual([400, [[field, i18nKey]]]);
  expect(await list()).toEqual([]);
});

it('takes the authorisation in force alone', async () => {
  const { add } = await shop();
  expect(failure(await add({ agreement: { version: '2026-11', hash: 'f'.repeat(64) } }))).toEqual([
    409,
    'error.bankAccount.agreementChanged',
  ]);
});

it.each<[string, object]>([
  ['euros', { currency_code: 'EUR' }],
  ['a credit line', { credit_limit_minor: 100_000n }],
  ['an unknown attribute', { confidence_attribute: 'ODD' }],
])('is not offered to an account with %s', async (_what, account) => {
  const { add } = await shop({ account });
  expect(failure(await add())).toEqual([422, 'error.bankAccount.notOffered']);
});

it('tells of the reporting agency when the bank account is declined for a report, until when a copy is free', async () => {
  const { add, list } = await shop();
  const response = await add({ accountNumber: '44449921' });
  expect(failure(response)).toEqual([422, 'error.bankAccount.declined']);
  const day = new Date(testApp.clock.now().getTime() + 60 * 86_400_000).toISOString().slice(0, 10);
  expect(response.json<ErrorBody>().values).toMatchObject({ agency: 'Fernleigh Consumer Reports', lastDay: day });
  expect(failure(await add({ accountNumber: '44449944' }))).toEqual([422, 'error.bankDebit.DETAILS']);
  expect(await list()).toEqual([]);
});

it('is there once for one key and one number, and ten times at most however many come at once', async () => {
  const { add, list } = await shop();
  const first = await add({ accountNumber: '55550000' }, 'same');
  const again = await add({ accountNumber: '55550000' }, 'same');
  expect([again.headers['idempotency-replayed'], again.json<object>()]).toEqual(['true', first.json()]);
  expect(failure(await add({ accountNumber: '55550000' }))).toEqual([409, 'error.bankAccount.known']);
  const responses = await Promise.all(Array.from({ length: 20 }, () => add()));
  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(9);
  expect(responses.filter(({ statusCode }) => statusCode === 422)).toHaveLength(11);
  expect(await list()).toHaveLength(10);
});

describe('small deposits', () => {
  const usd = (minor: bigint | undefined) => `0.${String(minor).padStart(2, '0')}`;

  it('are sent once however often the job runs, and verify the bank account in any order', async () => {
    const { added, row, verify } = await shop();
    const { identifier } = await added();
    const { platform_id: platformId, id, small_deposits_minor: amounts, ...rest } = await row(identifier);
    const key = { platformId, id };
    const deps = { db: testApp.database.db, clock: testApp.clock, gateway: gateway.gateway, notify };
    expect(await sendSmallDeposits(deps, key)).toEqual({ done: true });
    expect(await sendSmallDeposits(deps, key)).toEqual({ done: true });
    for (const [owner, amountMinor] of amounts.entries()) {
      const reference = smallDepositReference({ ...rest, platform_id: platformId }, owner);
      expect(await gateway.gateway.findPayments(reference)).toMatchObject({ payments: [{ amountMinor }] });
    }
    const response = await verify(identifier, [usd(amounts[1]), usd(amounts[0])]);
    expect(response.json<BankAccount>()).toMatchObject({ identifier, status: 'VERIFIED' });
    expect(failure(await verify(identifier, ['0.01', '0.02']))).toEqual([409, 'error.bankAccount.verified']);
  });

  it('that come back disable the bank account, and who added it learns why, once', async () => {
    const { added, row, user } = await shop();
    const { identifier } = await added({ accountNumber: '88880000' });
    const bankAccount = await row(identifier);
    for (const owner of [0, 1, 0])
      await withTransaction(testApp.database.db, (tx) =>
        disableSmallDeposits(tx, smallDepositReference(bankAccount, owner), {
          returnCode: 'R02',
          now: testApp.clock.now(),
          notify,
        }),
      );
    expect(await row(identifier)).toMatchObject({ status: 'DISABLED', return_code: 'R02' });
    const mails = await testApp.db
      .selectFrom('outbox')
      .select(['recipient_email', 'text_values'])
      .where('platform_id', '=', user.platform_id)
      .where('topic', '=', 'SMALL_DEPOSIT_RETURNED_MAIL')
      .execute();
    expect(mails).toMatchObject([
      {
        recipient_email: user.email,
        text_values: { bank: 'Operating account', reason: 'the bank account is closed (R02)' },
      },
    ]);
  });

  it('named wrongly three times disable the bank account; a repeated call costs no try', async () => {
    const { added, row, verify, list } = await shop();
    const { identifier } = await added();
    const [first = 0n] = (await row(identifier)).small_deposits_minor;
    const wrong = [usd(first), usd(first)];
    const one = await verify(identifier, wrong, 'first');
    await verify(identifier, wrong, 'first');
    expect([failure(one), one.json<ErrorBody>().values]).toEqual([
      [422, 'error.bankAccount.wrongDeposits'],
      { triesLeft: '2' },
    ]);
    await verify(identifier, wrong);
    expect(failure(await verify(identifier, wrong))).toEqual([422, 'error.bankAccount.tooManyTries']);
    expect(failure(await verify(identifier, wrong))).toEqual([422, 'error.bankAccount.tooManyTries']);
    expect(await list()).toMatchObject([{ identifier, status: 'DISABLED', triesLeft: 0 }]);
  });

  it('guessed by 50 clients at once cost three tries', async () => {
    const { added, row, verify } = await shop();
    const { identifier } = await added();
    const [first = 0n] = (await row(identifier)).small_deposits_minor;
    const responses = await Promise.all(Array.from({ length: 50 }, () => verify(identifier, [usd(first), usd(first)])));
    expect(responses.filter((response) => failure(response)[1] === 'error.bankAccount.wrongDeposits')).toHaveLength(2);
    expect(await row(identifier)).toMatchObject({ status: 'DISABLED', tries_left: 0 });
  });

  it.each([['1.00'], ['0'], ['-0.10'], ['x'], ['']])('cannot be %j', async (amount) => {
    const { added, verify } = await shop();
    const { identifier } = await added();
    const response = await verify(identifier, ['0.10', amount]);
    expect([response.statusCode, fieldsOf(response)?.[0]?.[0]]).toEqual([400, 'amounts[1]']);
  });
});

it('is for the people whom it names alone, and for everyone with the right when it names none', async () => {
  const { added, person, call, list, platform, owner } = await shop();
  const friend = await person();
  const other = await person();
  await person(['IS_LOGGED_IN', 'FUNDING_ACCESS']);
  const url = `/api/ach/users?accountIdentifier=${owner.accountIdentifier}`;
  const people = (await call({ method: 'GET', url })).json<BankUser[]>();
  expect(people).toHaveLength(3);
  const { identifier } = await added({ userIdentifiers: [String(friend.id)] });
  expect(await list()).toEqual([]);
  const asked = { method: 'GET', url: `/api/ach/subscriptions/${identifier}/details` } as const;
  expect((await (await testApp.signIn(friend.email))(asked)).statusCode).toBe(200);
  expect((await (await testApp.signIn(other.email))(asked)).statusCode).toBe(404);
  expect(platform.id).toBeDefined();
});

it('is changed once for two who began alike; other numbers are verified again', async () => {
  const { added, call, verify, row, owner } = await shop();
  const { identifier } = await added();
  const [first, second] = (await row(identifier)).small_deposits_minor.map((minor) => Number(minor) / 100);
  await verify(identifier, [String(first), String(second)]);
  const url = `/api/ach/subscriptions/${identifier}`;
  const { version } = (await call({ method: 'GET', url: `${url}/details` })).json<BankAccountDetail>();
  const body = await buildBankBody(call, owner, { label: 'Payroll' });
  const change = (changes: object) => call({ method: 'PUT', url, payload: { ...body, version, ...changes } });
  const kept = await change({ routingNumber: '', accountNumber: '' });
  expect(kept.json<BankAccountDetail>()).toMatchObject({ label: 'Payroll', status: 'VERIFIED' });
  expect(failure(await change({ routingNumber: '', accountNumber: '' }))).toEqual([409, 'error.bankAccount.changed']);
  const other = await change({ accountNumber: '99990001', version: version + 1 });
  expect(other.json<BankAccountDetail>()).toMatchObject({ status: 'UNVERIFIED', accountNumberLastFour: '0001' });
});

it('is removed once, and may then be added again', async () => {
  const { added, add, call, list } = await shop();
  const { identifier } = await added({ accountNumber: '66660000' });
  const remove = () => call({ method: 'DELETE', url: `/api/ach/subscriptions/${identifier}` });
  expect((await remove()).statusCode).toBe(204);
  expect((await remove()).statusCode).toBe(404);
  expect(await list()).toEqual([]);
  expect((await add({ accountNumber: '66660000' })).statusCode).toBe(201);
});

it('is nothing to users without the right, or of another organisation', async () => {
  const { added } = await shop();
  const { identifier } = await added();
  const reader = await shop({ rights: ['IS_LOGGED_IN', 'FUNDING_MANAGE'] });
  expect((await reader.add()).statusCode).toBe(403);
  const stranger = await shop();
  for (const id of [identifier, 'x']) {
    const response = await stranger.call({ method: 'DELETE', url: `/api/ach/subscriptions/${id}` });
    expect(failure(response)).toEqual([404, 'error.bankAccount.notFound']);
  }
});
