import type { ErrorBody } from '@portal/shared/contract/common';
import type { FundingTransaction, Transfer } from '@portal/shared/contract/funding';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { withTransaction } from '../../db/withTransaction.ts';
import { setWalletFloor } from '../../ledger/wallets.ts';
import { balanceOf, buildAccount, buildCustomer, buildUser } from '../../testing/builders.ts';
import { buildShop } from '../../testing/commerceBuilders.ts';
import { countAnswers } from '../../testing/countAnswers.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const RIGHTS: readonly Authority[] = ['IS_LOGGED_IN', 'FUNDING_MANAGE', 'FUNDING_ACCESS', 'VIEW_BALANCE_ACCESS'];

/** Two accounts in two groups, 500.00 and 0.00, and a user who manages both. */
async function twoAccounts({ rights = RIGHTS, currencyCode = 'USD' } = {}) {
  const { platform, customer, account: from } = await buildShop(testApp.db, { balanceMinor: 50_000n });
  const other = await buildCustomer(testApp.db, { platform_id: platform.id });
  const to = await buildAccount(testApp.db, {
    platform_id: platform.id,
    customer_id: other.id,
    currency_code: currencyCode,
    balanceMinor: 0n,
  });
  const user = await buildUser(testApp.db, {
    platform_id: platform.id,
    organization_access: true,
    authorities: rights,
  });
  const body = {
    fromAccountIdentifier: from.identifier,
    fromGroupIdentifier: customer.identifier,
    toAccountIdentifier: to.identifier,
    toGroupIdentifier: other.identifier,
    amount: '120.50',
    notes: ' Winter event ',
  };
  const call = await testApp.signIn(user.email);
  let keys = 0;
  const transfer = (changes: Partial<Record<keyof typeof body, unknown>> = {}, key = `key-${(keys += 1)}`) =>
    call({
      method: 'POST',
      url: '/api/funding/transfer-funds',
      payload: { ...body, ...changes },
      headers: { 'idempotency-key': key },
    });
  return { platform, from, to, call, transfer };
}

it('waits six times for the database', async () => {
  const { transfer } = await twoAccounts();
  await transfer();
  const moved = async () => expect((await transfer()).statusCode).toBe(201);
  expect(await countAnswers(testApp.database, moved)).toBe(6);
});

it('moves money with its note, seen from both accounts', async () => {
  const { from, to, call, transfer } = await twoAccounts();
  const response = await transfer();
  expect(response.statusCode).toBe(201);
  const moved = response.json<Transfer>();
  expect(moved).toMatchObject({ amount: 120.5, currencyCode: 'USD', notes: 'Winter event' });
  expect([await balanceOf(testApp.db, from), await balanceOf(testApp.db, to)]).toEqual([37_950n, 12_050n]);
  const history = async (accountIdentifier: string) =>
    (await call({ method: 'GET', url: '/api/funding', query: { accountIdentifier, type: 'TRANSFER' } }))
      .json<FundingTransaction[]>()
      .map((row) => [row.accountTransactionID, row.amount, row.description, row.balanceAfter]);
  expect(await history(from.identifier)).toEqual([[moved.accountTransactionID, -120.5, 'Winter event', 379.5]]);
  expect(await history(to.identifier)).toEqual([[moved.accountTransactionID, 120.5, 'Winter event', 120.5]]);
});

it('is closed to an organisation whose business was not reviewed', async () => {
  const { platform, from, transfer } = await twoAccounts();
  await testApp.db
    .updateTable('platforms')
    .set({ kyb_status: 'NOT_SUBMITTED' })
    .where('id', '=', platform.id)
    .execute();
  expect((await transfer()).json<ErrorBody>()).toMatchObject({ status: 403, i18nKey: 'error.deposit.business' });
  expect(await balanceOf(testApp.db, from)).toBe(50_000n);
});

it('moves once for one key, and refuses the key for another amount', async () => {
  const { from, transfer } = await twoAccounts();
  const responses = await Promise.all(Array.from({ length: 4 }, () => transfer({}, 'same')));
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  expect((await transfer({ amount: '1.00' }, 'same')).statusCode).toBe(409);
  expect(await balanceOf(testApp.db, from)).toBe(37_950n);
});

it.each<[string, object, string, string]>([
  ['without an account to pay', { fromAccountIdentifier: '' }, 'fromAccountIdentifier', 'error.transfer.fromRequired'],
  ['without an account to receive', { toAccountIdentifier: '' }, 'toAccountIdentifier', 'error.transfer.toRequired'],
  ['of nothing', { amount: '0' }, 'amount', 'error.amount.notPositive'],
  ['of less than 1', { amount: '0.99' }, 'amount', 'error.amount.belowMin'],
  ['of more than the balance', { amount: '500.01' }, 'amount', 'error.amount.aboveMax'],
  ['of half a cent', { amount: 10.005 }, 'amount', 'error.amount.decimals'],
  ['without a note', { notes: '   ' }, 'notes', 'error.transfer.notesRequired'],
  ['with a long note', { notes: 'x'.repeat(151) }, 'notes', 'error.text.tooLong'],
])('refuses a transfer %s at its field', async (_what, changes, field, i18nKey) => {
  const { from, transfer } = await twoAccounts();
  const response = await transfer(changes);
  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorBody>().fields?.map((error) => [error.field, error.i18nKey])).toContainEqual([
    field,
    i18nKey,
  ]);
  expect(await balanceOf(testApp.db, from)).toBe(50_000n);
});

it('refuses the same account, another currency, an empty payer and an account that is not in use', async () => {
  const { from, to, transfer, platform } = await twoAccounts();
  const group = await buildCustomer(testApp.db, { platform_id: platform.id });
  const build = (overrides: object) =>
    buildAccount(testApp.db, { platform_id: platform.id, customer_id: group.id, ...overrides });
  const keysOf = async (changes: object) =>
    (await transfer(changes)).json<ErrorBody>().fields?.map((error) => `${error.field} ${error.i18nKey}`);
  const toGroupIdentifier = group.identifier;
  const groups = { fromGroupIdentifier: group.identifier, toGroupIdentifier };
  const euros = await build({ currency_code: 'EUR' });
  const frozen = await build({ status: 'FROZEN' });
  const empty = await build({ balanceMinor: 0n });
  expect(await keysOf({ toAccountIdentifier: euros.identifier, toGroupIdentifier })).toEqual([
    'fromAccountIdentifier error.transfer.otherCurrency',
    'toAccountIdentifier error.transfer.otherCurrency',
  ]);
  expect(await keysOf({ toAccountIdentifier: frozen.identifier, toGroupIdentifier })).toEqual([
    'toAccountIdentifier error.transfer.accountInactive',
  ]);
  expect(
    await keysOf({ ...groups, fromAccountIdentifier: empty.identifier, toAccountIdentifier: empty.identifier }),
  ).toEqual([
    'fromAccountIdentifier error.transfer.sameAccount',
    'toAccountIdentifier error.transfer.sameAccount',
    'amount error.transfer.emptyAccount',
  ]);
  expect([await balanceOf(testApp.db, from), await balanceOf(testApp.db, to)]).toEqual([50_000n, 0n]);
});

it('lends no credit line: only what an account holds can be moved', async () => {
  const { from, transfer } = await twoAccounts();
  const key = { platformId: from.platform_id, accountId: from.id };
  await withTransaction(testApp.db, (tx) => setWalletFloor(tx, key, -100_000n));
  expect((await transfer({ amount: '500.01' })).statusCode).toBe(400);
  const responses = await Promise.all([transfer({ amount: '400' }), transfer({ amount: '400' })]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).not.toEqual([201, 201]);
  expect(await balanceOf(testApp.db, from)).toBe(10_000n);
});

it('tells nobody a balance that they may not see, and stops who keeps asking', async () => {
  const { from, transfer } = await twoAccounts({ rights: ['IS_LOGGED_IN', 'FUNDING_MANAGE'] });
  const response = await transfer({ amount: '600' });
  expect(response.statusCode).toBe(422);
  expect({ ...response.json<ErrorBody>(), requestId: '' }).toEqual({
    status: 422,
    i18nKey: 'error.transfer.notCovered',
    description: 'The account does not hold that much.',
    requestId: '',
    fields: [{ field: 'amount', i18nKey: 'error.transfer.notCovered' }],
  });
  const later = [];
  for (let amount = 601; amount < 612; amount += 1) later.push((await transfer({ amount: String(amount) })).statusCode);
  expect(later.slice(-1)).toEqual([429]);
  expect(await balanceOf(testApp.db, from)).toBe(50_000n);
});

it('finds no account of another organisation, on either side', async () => {
  const { from, transfer } = await twoAccounts();
  const stranger = await buildShop(testApp.db);
  const theirs = stranger.account.identifier;
  const group = stranger.customer.identifier;
  expect((await transfer({ toAccountIdentifier: theirs, toGroupIdentifier: group })).statusCode).toBe(404);
  expect((await transfer({ fromAccountIdentifier: theirs, fromGroupIdentifier: group })).statusCode).toBe(404);
  expect(await balanceOf(testApp.db, stranger.account)).not.toBe(0n);
  expect(await balanceOf(testApp.db, from)).toBe(50_000n);
});

it('needs the right to manage funding', async () => {
  const { transfer } = await twoAccounts({ rights: ['IS_LOGGED_IN', 'FUNDING_ACCESS', 'VIEW_BALANCE_ACCESS'] });
  expect((await transfer()).statusCode).toBe(403);
});
