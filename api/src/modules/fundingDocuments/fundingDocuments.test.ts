import type { ErrorBody } from '@portal/shared/contract/common';
import type { FundingTransaction } from '@portal/shared/contract/funding';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { withTransaction } from '../../db/withTransaction.ts';
import type { Journal } from '../../ledger/Journal.ts';
import { postJournals } from '../../ledger/postJournal.ts';
import { buildUser } from '../../testing/builders.ts';
import { buildShop } from '../../testing/commerceBuilders.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const RIGHTS: readonly Authority[] = [
  'IS_LOGGED_IN',
  'FUNDING_ACCESS',
  'VIEW_BALANCE_ACCESS',
  'FUNDING_RECEIPTS_ACCESS',
];

/** An account of January and February 2026, the months before the clock's. */
async function shopWithMovements(authorities = RIGHTS) {
  const { db } = testApp;
  const shop = await buildShop(db, { balanceMinor: 0n });
  const { platform, account } = shop;
  const user = await buildUser(db, { platform_id: platform.id, organization_access: true, authorities });
  const call = await testApp.signIn(user.email);
  const move = (type: Journal['type'], at: string, amountMinor: bigint, description: string): Journal => ({
    type,
    currencyCode: 'USD',
    description,
    createdByUserId: user.id,
    at: new Date(at),
    lines: [
      { kind: 'FUNDING_CLEARING', amountMinor: -amountMinor },
      { kind: 'WALLET', accountId: account.id, amountMinor },
    ],
  });
  const post = (...journals: Journal[]) => withTransaction(db, (tx) => postJournals(tx, platform.id, journals));
  await post(
    move('WIRE_DEPOSIT', '2026-01-31T23:59:59.999Z', 100_000n, 'Wire'),
    move('CARD_DEPOSIT', '2026-02-01T00:00:00.000Z', 5_000n, '=SUM(A1)'),
    move('ORDER_REFUND', '2026-02-28T23:59:59.999Z', 250n, 'Refund'),
    move('TRANSFER', '2026-03-01T00:00:00.000Z', 7_000n, 'March'),
    move('ORDER_PLACED', '2026-03-01T00:00:01.000Z', -2_000n, 'March'),
  );
  const statement = (month: string, query: Record<string, string> = {}) =>
    call({
      method: 'GET',
      url: `/api/funding/statements/${month}`,
      query: { accountIdentifier: account.identifier, ...query },
    });
  const csv = async (month: string) => {
    const { body } = await statement(month, { format: 'csv' });
    return body.trimEnd().split('\r\n').slice(1);
  };
  return { ...shop, user, call, move, post, statement, csv };
}

it('ties each month: the opening balance and its rows come to the closing balance', async () => {
  const { csv, account } = await shopWithMovements();
  const february = await csv('2026-02');
  expect(february).toHaveLength(4);
  expect(february[0]).toMatch(/Opening balance,,,1000\.00,USD$/);
  expect(february[1]).toMatch(/Card deposit · =SUM\(A1\),[\w-]+,50\.00,1050\.00,USD$/);
  expect(february[2]).toMatch(/Refund.*,2\.50,1052\.50,USD$/);
  expect(february[3]).toMatch(/Closing balance,,,1052\.50,USD$/);
  expect((await csv('2026-01')).at(-1)).toMatch(/Closing balance,,,1000\.00,USD$/);
  expect((await csv('2026-03')).at(-1)).toMatch(/Closing balance,,,1102\.50,USD$/);
  expect((await csv('2026-03')).at(-2)).toMatch(/,-20\.00,1102\.50,USD$/);
  expect(await csv('2025-12')).toHaveLength(2);
  expect(account.identifier).not.toBe('');
});

it('draws the same as a PDF, with a name that tells account and month', async () => {
  const { statement, account } = await shopWithMovements();
  const response = await statement('2026-02');
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.headers['content-disposition']).toContain(`statement-${account.account_number}-2026-02.pdf`);
  const text = (await readPdf(response.rawPayload)).pages.join('\n');
  for (const part of [
    'Opening balance 1,000.00 USD',
    '50.00 USD',
    'Closing balance 1,052.50 USD',
    account.display_name,
  ])
    expect(text).toContain(part);
});

it('counts what was written across the end of a month in the order of its time', async () => {
  const { post, move, csv } = await shopWithMovements();
  await post(move('TRANSFER', '2026-02-28T23:59:59.500Z', 100n, 'late, written after March began'));
  expect((await csv('2026-02')).at(-1)).toMatch(/Closing balance,,,1053\.50,USD$/);
  expect((await csv('2026-03'))[0]).toMatch(/Opening balance,,,1053\.50,USD$/);
});

it('ties while money moves', async () => {
  const { post, move, statement } = await shopWithMovements();
  const moving = Array.from({ length: 20 }, (_, nth) =>
    post(move('TRANSFER', `2026-03-02T11:00:${String(nth).padStart(2, '0')}Z`, 100n, 'x')),
  );
  const responses = await Promise.all(Array.from({ length: 10 }, () => statement('2026-03', { format: 'csv' })));
  await Promise.all(moving);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
});

it('refuses a month that has not begun, or is none, at its field', async () => {
  const { statement } = await shopWithMovements();
  const fields = async (month: string) => (await statement(month)).json<ErrorBody>().fields;
  expect(await fields('2026-04')).toEqual([{ field: 'month', i18nKey: 'error.month.future' }]);
  expect(await fields('2026-13')).toEqual([{ field: 'month', i18nKey: 'error.month.invalid' }]);
  expect((await statement('2026-02', { accountIdentifier: '' })).statusCode).toBe(400);
});

it('is for those alone who see the account and its balance', async () => {
  const mine = await shopWithMovements();
  const stranger = await shopWithMovements();
  expect((await stranger.statement('2026-02', { accountIdentifier: mine.account.identifier })).statusCode).toBe(404);
  const blind = await shopWithMovements(['IS_LOGGED_IN', 'FUNDING_ACCESS', 'FUNDING_RECEIPTS_ACCESS']);
  expect((await blind.statement('2026-02')).statusCode).toBe(403);
});

describe('a receipt', () => {
  const receiptOf = async ({ call, account }: Awaited<ReturnType<typeof shopWithMovements>>, type: string) => {
    const query = { accountIdentifier: account.identifier, type };
    const list = await call({ method: 'GET', url: '/api/funding', query });
    const [{ accountTransactionID } = { accountTransactionID: '' }] = list.json<FundingTransaction[]>();
    return call({
      method: 'GET',
      url: `/api/funding/${accountTransactionID}/receipt`,
      query: { accountIdentifier: account.identifier },
    });
  };

  it('says what was paid, into which account and by whom', async () => {
    const shop = await shopWithMovements();
    const response = await receiptOf(shop, 'CARD_DEPOSIT');
    expect(response.headers['content-disposition']).toMatch(/filename="receipt-[\w-]+\.pdf"/);
    const text = (await readPdf(response.rawPayload)).pages.join('\n');
    for (const part of ['Receipt for a card deposit', 'Total paid 50.00 USD', shop.account.account_number])
      expect(text).toContain(part);
  });

  it('is none of a transfer, of nobody else, and nothing without the right', async () => {
    const shop = await shopWithMovements();
    expect((await receiptOf(shop, 'TRANSFER')).json<ErrorBody>().i18nKey).toBe('error.receipts.none');
    const reader = await shopWithMovements(['IS_LOGGED_IN', 'FUNDING_ACCESS', 'VIEW_BALANCE_ACCESS']);
    expect((await receiptOf(reader, 'CARD_DEPOSIT')).statusCode).toBe(403);
  });
});
