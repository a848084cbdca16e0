import type { ErrorBody } from '@portal/shared/contract/common';
import type { FundingTransaction, FundingTransactionDetail } from '@portal/shared/contract/funding';
import { SETTINGS } from '@portal/shared/domain/settings';
import { withTransaction } from '../../db/withTransaction.ts';
import type { Journal } from '../../ledger/Journal.ts';
import { postJournal, postJournals } from '../../ledger/postJournal.ts';
import { buildAccount, buildUser } from '../../testing/builders.ts';
import { buildShop } from '../../testing/commerceBuilders.ts';
import { rowsOfSheet } from '../../testing/readXlsx.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';

type Query = Readonly<Record<string, string>>;

let testApp: TestApp;
let fixture: Awaited<ReturnType<typeof buildFixture>>;
let call: Call;

beforeAll(async () => {
  testApp = await buildTestApp();
  fixture = await buildFixture();
  call = await testApp.signIn(fixture.buyer.email);
});
afterAll(() => testApp.close());

/** An account with six transactions from January to June, one beside it in dollars and one in yen. */
async function buildFixture() {
  const shop = await buildShop(testApp.db, { balanceMinor: 0n });
  const { platform, customer, account: first, buyer } = shop;
  const owner = { platform_id: platform.id, customer_id: customer.id };
  const second = await buildAccount(testApp.db, owner);
  const yen = await buildAccount(testApp.db, { ...owner, currency_code: 'JPY' });
  const deposit = (
    type: Journal['type'],
    month: number,
    amountMinor: bigint,
    description: string,
    [accountId, currencyCode] = [first.id, 'USD'],
  ): Journal => ({
    type,
    currencyCode,
    description,
    createdByUserId: buyer.id,
    at: new Date(Date.UTC(2026, month, 15, 12)),
    lines: [
      { kind: 'FUNDING_CLEARING', amountMinor: -amountMinor },
      { kind: 'WALLET', accountId, amountMinor },
    ],
  });
  await withTransaction(testApp.db, (tx) =>
    postJournals(tx, platform.id, [
      deposit('WIRE_DEPOSIT', 0, 100_000n, 'Wire from Café Zürich, invoice 4711'),
      deposit('CARD_DEPOSIT', 1, 5_000n, '=SUM(A1)'),
      deposit('CARD_DEPOSIT', 2, 7_550n, 'Budget of the spring events'),
      {
        ...deposit('TRANSFER', 3, 2_500n, 'Budget for the team in Kyoto'),
        lines: [
          { kind: 'WALLET', accountId: first.id, amountMinor: -2_500n },
          { kind: 'WALLET', accountId: second.id, amountMinor: 2_500n },
        ],
      },
      deposit('BANK_DEPOSIT', 4, 25_000n, ''),
      deposit('CARD_DEPOSIT', 5, 1_000n, 'Yen', [yen.id, 'JPY']),
    ]),
  );
  return { ...shop, second, yen };
}

const response = (query: Query, caller = call) => caller({ method: 'GET', url: '/api/funding', query });
const rows = async (query: Query, caller = call): Promise<FundingTransaction[]> =>
  (await response({ scope: 'all', ...query }, caller)).json<FundingTransaction[]>();
const amounts = async (query: Query, caller = call) => (await rows(query, caller)).map(({ amount }) => amount);

it('shows every account that the user sees, newest first', async () => {
  expect(await amounts({})).toEqual([1000, 250, 25, -25, 75.5, 50, 1000]);
  expect(await amounts({ sort: 'createdAt ASC' })).toEqual([1000, 50, 75.5, -25, 25, 250, 1000]);
  expect(await amounts({ pageSize: '25', page: '1' })).toEqual([]);
});

it.each<readonly [Query, readonly number[]]>([
  [{ type: 'CARD_DEPOSIT' }, [1000, 75.5, 50]],
  [{ type: 'WIRE_DEPOSIT, BANK_DEPOSIT' }, [250, 1000]],
  [{ type: 'WIRE_DEPOSIT,BANK_DEPOSIT', sort: 'createdAt ASC' }, [1000, 250]],
  [{ status: 'POSTED', type: 'BANK_DEPOSIT' }, [250]],
  [{ status: 'PENDING' }, []],
  [{ from: '2026-03-16', to: '2026-03-16', timeZone: 'Pacific/Kiritimati' }, [75.5]],
  [{ from: '2026-03-15', to: '2026-03-15', timeZone: 'Pacific/Kiritimati' }, []],
  [{ from: '2026-03-15', to: '2026-03-15' }, [75.5]],
  [{ from: '2026-05-16' }, [1000]],
  [{ to: '2026-01-15' }, [1000]],
  [{ minAmount: '50', maxAmount: '75.50' }, [75.5, 50]],
  [{ minAmount: '75.51', maxAmount: '999.5' }, [250]],
  [{ minAmount: '999.5', from: '2026-06-01' }, [1000]],
  [{ maxAmount: '25', sort: 'createdAt ASC' }, [-25, 25]],
  [{ search: 'budget' }, [25, -25, 75.5]],
  [{ search: 'spring bud' }, [75.5]],
  [{ search: 'CAFE zurich' }, [1000]],
  [{ search: '4711' }, [1000]],
  [{ search: 'udget' }, []],
  [{ search: `' & | !*:\\` }, []],
  [{ search: 'budget', type: 'TRANSFER', minAmount: '25', from: '2026-04-01', sort: 'createdAt ASC' }, [-25, 25]],
])('narrows by %j', async (query, expected) => {
  expect(await amounts(query)).toEqual(expected);
});

it('shows the named accounts', async () => {
  const { account, second, yen } = fixture;
  const named = (...all: { identifier: string }[]) =>
    amounts({ scope: 'account', accountIdentifier: all.map(({ identifier }) => identifier).join(',') });
  expect(await named(second)).toEqual([25]);
  expect(await named(second, yen)).toEqual([1000, 25]);
  expect(await named(account)).toEqual([250, -25, 75.5, 50, 1000]);
  expect((await response({ accountIdentifier: `${account.identifier},NOBODY` })).statusCode).toBe(404);
});

it('finds a transaction by the beginning of its identifier, from four characters on', async () => {
  const [, deposit] = await rows({});
  const id = deposit?.accountTransactionID ?? '';
  for (const search of [id, id.slice(0, 8), id.slice(0, 8).toUpperCase()])
    expect(await amounts({ search })).toEqual([250]);
  expect(await amounts({ search: id.slice(0, 3) })).not.toContain(250);
  expect(await amounts({ search: '____' })).toEqual([]);
  expect(await amounts({ search: '%%%%' })).toEqual([]);
});

it.each<readonly [Query, string, string]>([
  [{ type: 'CARD_DEPOSIT,OTHER' }, 'type', 'error.validation'],
  [{ status: 'LOST' }, 'status', 'error.validation'],
  [{ scope: 'some' }, 'scope', 'error.validation'],
  [{ scope: 'all', accountIdentifier: 'A1' }, 'accountIdentifier', 'error.account.scope'],
  [
    { accountIdentifier: Array.from({ length: 51 }, (_, at) => `A${at}`).join() },
    'accountIdentifier',
    'error.account.tooMany',
  ],
  [{ from: '2026-02-30' }, 'from', 'error.date.invalid'],
  [{ to: 'today' }, 'to', 'error.date.invalid'],
  [{ timeZone: '+05:30' }, 'timeZone', 'error.timeZone.unknown'],
  [{ from: '2026-02-02', to: '2026-02-01' }, 'to', 'error.date.backwards'],
  [{ minAmount: '-1' }, 'minAmount', 'error.amount.notANumber'],
  [{ maxAmount: '1e3' }, 'maxAmount', 'error.amount.notANumber'],
  [{ maxAmount: '9'.repeat(400) }, 'maxAmount', 'error.amount.notANumber'],
  [{ minAmount: '1.005' }, 'minAmount', 'error.amount.decimals'],
  [{ maxAmount: '1.005' }, 'maxAmount', 'error.amount.decimals'],
  [{ minAmount: '20', maxAmount: '10' }, 'maxAmount', 'error.amount.backwards'],
])('refuses %j at its field', async (query, field, i18nKey) => {
  const refused = await response(query);
  expect(refused.statusCode).toBe(400);
  expect(refused.json<ErrorBody>().fields).toEqual([expect.objectContaining({ field, i18nKey })]);
});

it('shows nothing of another organisation, nor of accounts that the user does not see', async () => {
  const other = await buildShop(testApp.db, { balanceMinor: 500n });
  const stranger = await testApp.signIn(other.buyer.email);
  expect(await amounts({}, stranger)).toEqual([5]);
  expect((await response({ accountIdentifier: fixture.account.identifier }, stranger)).statusCode).toBe(404);
  const ofSecond = await buildUser(testApp.db, {
    platform_id: fixture.platform.id,
    accountIds: [fixture.second.id],
    authorities: ['IS_LOGGED_IN', 'FUNDING_ACCESS'],
  });
  const narrow = await testApp.signIn(ofSecond.email);
  expect(await amounts({}, narrow)).toEqual([25]);
  const [, , , transfer] = await rows({ sort: 'createdAt ASC' });
  const url = `/api/funding/${transfer?.accountTransactionID ?? ''}`;
  const seen = (await narrow({ method: 'GET', url })).json<FundingTransactionDetail>();
  expect(seen).toMatchObject({ amount: 25, balanceAfter: null, counterpart: null });
  expect((await stranger({ method: 'GET', url })).statusCode).toBe(404);
  const query = { accountIdentifier: fixture.account.identifier };
  expect((await narrow({ method: 'GET', url, query })).statusCode).toBe(404);
});

it('is closed to users without the right', async () => {
  const user = await buildUser(testApp.db, {
    platform_id: fixture.platform.id,
    organization_access: true,
    authorities: ['IS_LOGGED_IN', 'PLACE_ORDER_ACCESS'],
  });
  const closed = await testApp.signIn(user.email);
  for (const url of ['/api/funding?scope=all', '/api/funding/x', '/api/funding/export?scope=all'])
    expect((await closed({ method: 'GET', url })).statusCode).toBe(403);
});

it('tells who caused a transaction, its account and the other one', async () => {
  const { account, second } = fixture;
  const [, , , transfer] = await rows({ sort: 'createdAt ASC' });
  const url = `/api/funding/${transfer?.accountTransactionID ?? ''}`;
  const detail = (query: Query = {}) => call({ method: 'GET', url, query });
  expect((await detail()).json<FundingTransactionDetail>()).toMatchObject({
    accountIdentifier: account.identifier,
    amount: -25,
    balanceAfter: 1100.5,
    description: 'Budget for the team in Kyoto',
    createdBy: expect.stringContaining('Ada') as string,
    counterpart: { accountIdentifier: second.identifier },
  });
  expect((await detail({ accountIdentifier: second.identifier })).json<FundingTransactionDetail>()).toMatchObject({
    amount: 25,
    counterpart: { accountIdentifier: account.identifier },
  });
  const unknown = await call({ method: 'GET', url: '/api/funding/nothing' });
  expect(unknown.json<ErrorBody>()).toMatchObject({ status: 404, i18nKey: 'error.transaction.notFound' });
});

describe('files', () => {
  const file = (query: Query, caller = call) => caller({ method: 'GET', url: '/api/funding/export', query });

  it.each<Query>([{}, { type: 'CARD_DEPOSIT', sort: 'createdAt ASC' }, { search: 'budget', minAmount: '25.01' }])(
    'hold what the list shows, in its order: %j',
    async (narrowing) => {
      const query = { scope: 'all', ...narrowing };
      const listed = (await rows(query)).map(({ accountTransactionID, amount }) => [accountTransactionID, amount]);
      const csv = (await file(query)).body.trimEnd().split('\r\n').slice(1);
      expect(csv.map((row) => row.split(',')).map(([, , id, amount]) => [id, Number(amount)])).toEqual(listed);
      const workbook = rowsOfSheet((await file({ ...query, format: 'xlsx' })).rawPayload).slice(1);
      expect(workbook.map(([, , id, amount]) => [id, Number(amount)])).toEqual(listed);
    },
  );

  it('have the headings of the user, amounts with the decimals of their currency, times, and no formula', async () => {
    const { account, buyer } = fixture;
    const query = { accountIdentifier: account.identifier, search: 'sum' };
    const [listed] = await rows({ search: 'sum' });
    const csv = await file(query);
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="transactions-2026-03-02-UTC.csv"',
      'cache-control': 'no-store',
    });
    expect(csv.body).toBe(
      '\uFEFFDate (UTC),Type,Transaction ID,Amount,Currency,Account number,Account name,Status,Description,' +
        'Order reference,Created by,Account ID,Balance after\r\n' +
        `2026-02-15T12:00:00.000Z,Card deposit,${listed?.accountTransactionID ?? ''},50.00,USD,${account.account_number},` +
        `${account.display_name},Posted,'=SUM(A1),,Ada ${buyer.last_name},${account.identifier},1050.00\r\n`,
    );
    const [headings, row] = rowsOfSheet((await file({ ...query, format: 'xlsx' })).rawPayload);
    expect(headings?.[0]).toBe('Date (UTC)');
    expect([row?.[0], row?.[3], row?.[8], row?.[12]]).toEqual(['46068.5', '50.00', "'=SUM(A1)", '1050.00']);
  });

  it("say the reader's zone in their name and beside their times", async () => {
    const query = { scope: 'all', search: 'sum', from: '2026-02-16', to: '2026-02-16', timeZone: 'Pacific/Kiritimati' };
    const csv = await file(query);
    expect(csv.headers['content-disposition']).toContain('"transactions-2026-02-16-2026-02-16-Pacific-Kiritimati.csv"');
    expect(csv.body).toContain('Date (Pacific/Kiritimati)');
    expect(csv.body).toContain('\r\n2026-02-16T02:00:00.000+14:00,');
    const [headings, row] = rowsOfSheet((await file({ ...query, format: 'xlsx' })).rawPayload);
    expect(headings?.[0]).toBe('Date (Pacific/Kiritimati)');
    expect(Number(row?.[0])).toBeCloseTo(46_069 + 2 / 24);
  });

  it('leave the balance out for users who may not see it', async () => {
    const user = await buildUser(testApp.db, {
      platform_id: fixture.platform.id,
      organization_access: true,
      lang_key: 'fr',
      authorities: ['IS_LOGGED_IN', 'FUNDING_ACCESS'],
    });
    const french = await testApp.signIn(user.email);
    const [headings] = rowsOfSheet((await file({ scope: 'all', format: 'xlsx' }, french)).rawPayload);
    expect(headings?.at(1)).toBe('Type');
    expect(headings?.at(-1)).toBe('ID du compte');
  });

  it('refuse more rows than they hold, and what the list refuses', async () => {
    const many = await buildShop(testApp.db, { balanceMinor: 1n });
    const { maxRows } = SETTINGS.exports;
    const line = { kind: 'WALLET', accountId: many.account.id, amountMinor: 1n } as const;
    await withTransaction(testApp.db, (tx) =>
      postJournal(tx, many.platform.id, {
        type: 'WIRE_DEPOSIT',
        currencyCode: 'USD',
        at: testApp.clock.now(),
        lines: [
          { kind: 'FUNDING_CLEARING', amountMinor: BigInt(-maxRows) },
          ...Array.from({ length: maxRows }, () => line),
        ],
      }),
    );
    const caller = await testApp.signIn(many.buyer.email);
    const refused = await file({ scope: 'all', format: 'xlsx' }, caller);
    expect(refused.statusCode).toBe(422);
    expect(refused.json<ErrorBody>()).toMatchObject({ i18nKey: 'error.export.tooLarge', values: { max: '10000' } });
    expect((await file({ format: 'pdf' })).statusCode).toBe(400);
    expect((await file({ from: '2026-02-02', to: '2026-02-01' })).statusCode).toBe(400);
  });
});
