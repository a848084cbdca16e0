import type { ErrorBody } from '@portal/shared/contract/common';
import type { FundingTransaction, MonthlyTotals } from '@portal/shared/contract/funding';
import { daysOfMonth } from '@portal/shared/domain/funding/months';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { withTransaction } from '../../db/withTransaction.ts';
import { postJournals } from '../../ledger/postJournal.ts';
import { buildAccount, buildUser } from '../../testing/builders.ts';
import { order } from '../../testing/cartCalls.ts';
import { buildCatalogue, buildLineBody, buildShop } from '../../testing/commerceBuilders.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

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

const RIGHTS: readonly Authority[] = ['IS_LOGGED_IN', 'FUNDING_ACCESS', 'VIEW_BALANCE_ACCESS'];

/** An account with these movements (time, minor units) and somebody who reads them. */
async function accountWith(
  movements: readonly (readonly [at: string, amountMinor: bigint])[],
  { authorities = RIGHTS, openedAt = '2020-01-01T00:00:00Z' } = {},
) {
  const { db } = testApp;
  const { platform, customer } = await buildShop(db);
  const account = await buildAccount(db, {
    platform_id: platform.id,
    customer_id: customer.id,
    created_at: openedAt,
    credit_limit_minor: 1_000_000n,
  });
  const user = await buildUser(db, {
    platform_id: platform.id,
    organization_access: true,
    authorities,
    default_account_id: account.id,
  });
  const call = await testApp.signIn(user.email);
  const move = (at: string, amountMinor: bigint) =>
    withTransaction(db, (tx) =>
      postJournals(tx, platform.id, [
        {
          type: 'TRANSFER',
          currencyCode: 'USD',
          at: new Date(at),
          lines: [
            { kind: 'FUNDING_CLEARING', amountMinor: -amountMinor },
            { kind: 'WALLET', accountId: account.id, amountMinor },
          ],
        },
      ]),
    );
  for (const movement of movements) await move(...movement);
  const ask = (query: Record<string, string> = {}) =>
    call({ method: 'GET', url: '/api/funding/monthly-totals', query });
  const read = async () => (await ask()).json<MonthlyTotals>();
  return { account, call, move, ask, read };
}

const BORDERS = [
  ['2025-01-15T12:00:00.000Z', 50_000n],
  ['2025-03-31T23:59:59.999Z', 1_000n],
  ['2025-04-01T00:00:00.000Z', 2_000n],
  ['2025-12-31T23:59:59.999Z', -700n],
  ['2026-01-01T00:00:00.000Z', -300n],
  // Written after January began.
  ['2025-12-31T23:59:30.000Z', 40n],
  ['2026-01-20T08:00:00.000Z', 4_500n],
  ['2026-03-02T11:59:59.000Z', -1n],
] as const;

it('sums twelve months of UTC up to the running one; what came before opens the first', async () => {
  const { read, account } = await accountWith(BORDERS);
  const totals = await read();
  expect(totals).toMatchObject({ accountIdentifier: account.identifier, currencyCode: 'USD' });
  expect(totals.months).toHaveLength(12);
  const rows = totals.months.map((one) => Object.values(one));
  expect([rows[0], ...rows.slice(8)]).toEqual([
    ['2025-04', 20, 0, 510, 530],
    ['2025-12', 0.4, 7, 530, 523.4],
    ['2026-01', 45, 3, 523.4, 565.4],
    ['2026-02', 0, 0, 565.4, 565.4],
    ['2026-03', 0, 0.01, 565.4, 565.39],
  ]);
});

it('ties with the statement and the history of every month', async () => {
  const { read, call, account } = await accountWith(BORDERS);
  for (const { month, ...totals } of (await read()).months) {
    const accountIdentifier = account.identifier;
    const query = { accountIdentifier, format: 'csv' };
    const statement = await call({ method: 'GET', url: `/api/funding/statements/${month}`, query });
    const rows = statement.body.trimEnd().split('\r\n').slice(1);
    const numbers = (column: number) => rows.map((row) => Number(row.split(',').at(column)?.replaceAll(/["']/g, '')));
    const [amounts, balances] = [numbers(-3).slice(1, -1), numbers(-2)];
    expect([month, totals]).toEqual([
      month,
      { ...inAndOut(amounts), openingBalance: balances[0], closingBalance: balances.at(-1) },
    ]);
    const days = daysOfMonth(month);
    const list = await call({ method: 'GET', url: '/api/funding', query: { accountIdentifier, ...days } });
    expect(inAndOut(list.json<FundingTransaction[]>().map(({ amount }) => amount))).toEqual(inAndOut(amounts));
  }
});

const inAndOut = (amounts: readonly number[]) => {
  const sum = (sign: 1 | -1) =>
    amounts.filter((amount) => amount * sign > 0).reduce((all, amount) => all + Math.round(amount * sign * 100), 0) /
    100;
  return { moneyIn: sum(1), moneyOut: sum(-1) };
};

it('begins with the month in which the account was opened, or in which its first money moved', async () => {
  const opened = { openedAt: '2026-01-31T23:00:00Z' };
  const months = async (...movements: Parameters<typeof accountWith>) =>
    (await (await accountWith(...movements)).read()).months.map(({ month }) => month);
  expect(await months([], opened)).toEqual(['2026-01', '2026-02', '2026-03']);
  expect(await months([['2025-12-01T00:00:00Z', 5n]], opened)).toEqual(['2025-12', '2026-01', '2026-02', '2026-03']);
  expect(await months([], { openedAt: '2026-04-01T00:00:00Z' })).toEqual(['2026-03']);
});

it('counts an order as money out', async () => {
  const { account, buyer } = await buildShop(testApp.db);
  const call = await testApp.signIn(buyer.email);
  await order(call, account.identifier, [buildLineBody()]);
  const { months } = (await call({ method: 'GET', url: '/api/funding/monthly-totals' })).json<MonthlyTotals>();
  expect(months.at(-1)).toEqual({
    month: '2026-03',
    moneyIn: 100,
    moneyOut: 25,
    openingBalance: 0,
    closingBalance: 75,
  });
});

it('misses nothing that is posted at the same time', async () => {
  const { move, read } = await accountWith([]);
  await Promise.all(Array.from({ length: 20 }, (_, nth) => move('2026-02-28T23:59:59Z', nth % 2 === 0 ? 100n : -30n)));
  expect((await read()).months.at(-2)).toMatchObject({ moneyIn: 10, moneyOut: 3, closingBalance: 7 });
});

it('keeps balances from users who may not see them', async () => {
  const { read } = await accountWith(BORDERS, { authorities: ['IS_LOGGED_IN', 'FUNDING_ACCESS'] });
  expect((await read()).months[0]).toEqual({
    month: '2025-04',
    moneyIn: 20,
    moneyOut: 0,
    openingBalance: null,
    closingBalance: null,
  });
});

it('is for those alone who may read the history, of accounts that they see', async () => {
  const mine = await accountWith(BORDERS);
  const stranger = await accountWith([]);
  const { statusCode } = await stranger.ask({ accountIdentifier: mine.account.identifier });
  expect(statusCode).toBe(404);
  const other = await accountWith([], { authorities: ['IS_LOGGED_IN', 'VIEW_BALANCE_ACCESS'] });
  expect((await other.ask()).statusCode).toBe(403);
});

it('asks for an account when none is active', async () => {
  const { platform } = await buildShop(testApp.db);
  const user = await buildUser(testApp.db, { platform_id: platform.id, authorities: RIGHTS });
  const call = await testApp.signIn(user.email);
  const response = await call({ method: 'GET', url: '/api/funding/monthly-totals' });
  expect([response.statusCode, response.json<ErrorBody>().i18nKey]).toEqual([400, 'error.account.required']);
});
