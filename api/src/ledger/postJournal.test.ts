import type { Database } from '../db/client.ts';
import { withTransaction } from '../db/withTransaction.ts';
import { balanceOf, buildAccount, buildCustomer, buildPlatform } from '../testing/builders.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { Journal, JournalLine } from './Journal.ts';
import { postJournals } from './postJournal.ts';
import { openWallet, setWalletFloor } from './wallets.ts';

const at = new Date('2026-03-02T12:00:00.000Z');
const MOST = 9_223_372_036_854_775_807n;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Account = Awaited<ReturnType<typeof openAccount>>;

/** An account of a platform of its own, or of the one given. */
async function openAccount(balanceMinor = 10_000n, credit_limit_minor: bigint | null = null, platformId?: bigint) {
  const platform_id = platformId ?? (await buildPlatform(database.db)).id;
  const customer = await buildCustomer(database.db, { platform_id });
  return buildAccount(database.db, { platform_id, customer_id: customer.id, balanceMinor, credit_limit_minor });
}

const keyOf = (account: Account) => ({ platformId: account.platform_id, accountId: account.id });
const wallet = ({ id: accountId }: Account, amountMinor: bigint): JournalLine => ({
  kind: 'WALLET',
  accountId,
  amountMinor,
});
const hold = ({ id: accountId }: Account, amountMinor: bigint): JournalLine => ({
  kind: 'ORDER_HOLD',
  accountId,
  amountMinor,
});
const cleared = (amountMinor: bigint): JournalLine => ({ kind: 'FUNDING_CLEARING', amountMinor });

const post = ({ platform_id }: Account, ...journals: (Partial<Journal> & Pick<Journal, 'lines'>)[]) =>
  withTransaction(database.db, (tx) =>
    postJournals(
      tx,
      platform_id,
      journals.map((journal) => ({ type: 'ORDER_PLACED', currencyCode: 'USD', at, ...journal })),
    ),
  );
const setAside = (account: Account, amountMinor: bigint) =>
  post(account, { lines: [wallet(account, -amountMinor), hold(account, amountMinor)] });
const setFloor = (account: Account, floorMinor: bigint) =>
  withTransaction(database.db, (tx) => setWalletFloor(tx, keyOf(account), floorMinor));

/** Lists what was written to the wallet and the hold of an account since it was opened. */
const entriesOf = async (account: Account) => {
  const rows = await database.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.ledger_account_id')
    .innerJoin('ledger_journals', 'ledger_journals.id', 'ledger_entries.journal_id')
    .select(['kind', 'amount_minor', 'balance_after_minor'])
    .where('account_id', '=', account.id)
    .where('type', '<>', 'OPENING_BALANCE')
    .orderBy('ledger_entries.id')
    .execute();
  return rows.map((row) => [row.kind, row.amount_minor, row.balance_after_minor]);
};

it('moves money from a wallet into a hold and keeps the running balance of both', async () => {
  const account = await openAccount();
  await setAside(account, 2_500n);
  await setAside(account, -500n);
  expect(await balanceOf(database.db, account)).toBe(8_000n);
  expect(await entriesOf(account)).toEqual([
    ['WALLET', -2_500n, 7_500n],
    ['ORDER_HOLD', 2_500n, 2_500n],
    ['WALLET', 500n, 8_000n],
    ['ORDER_HOLD', -500n, 2_000n],
  ]);
});

it.each<[string, (account: Account) => Partial<Journal> & Pick<Journal, 'lines'>]>([
  ['that does not sum to zero', (a) => ({ lines: [wallet(a, -100n), hold(a, 99n)] })],
  ['with lines of nothing', (a) => ({ lines: [wallet(a, 0n), hold(a, 0n)] })],
  ['with a line of nothing', (a) => ({ lines: [wallet(a, -100n), hold(a, 100n), cleared(0n)] })],
  ['of one line', (a) => ({ lines: [wallet(a, 100n)] })],
  ['of no line', () => ({ lines: [] })],
])('refuses a journal %s, and writes nothing', async (_what, journal) => {
  const account = await openAccount();
  await expect(post(account, journal(account))).rejects.toThrow('together they sum to zero');
  expect(await entriesOf(account)).toEqual([]);
});

it('refuses a wallet of another currency, of another platform, or that was never opened', async () => {
  const [account, stranger] = [await openAccount(), await openAccount()];
  const sibling = await openAccount(0n, null, account.platform_id);
  const lines = [wallet(account, -100n), hold(account, 100n)];
  await expect(post(account, { currencyCode: 'EUR', lines })).rejects.toThrow(
    `Platform ${String(account.platform_id)} has no ledger account ORDER_HOLD ${String(account.id)} EUR`,
  );
  await expect(post(stranger, { lines })).rejects.toThrow('has no ledger account');
  await expect(post(account, { lines: [wallet(account, -100n), wallet(stranger, 100n)] })).rejects.toThrow(
    `has no ledger account WALLET ${String(stranger.id)} USD`,
  );
  await post(account, { lines: [wallet(account, -100n), wallet(sibling, 100n)] });
  expect(await balanceOf(database.db, stranger)).toBe(10_000n);
  expect(await balanceOf(database.db, sibling)).toBe(100n);
});

it('gives each platform book-wide accounts of its own', async () => {
  for (const account of [await openAccount(), await openAccount(), await openAccount()])
    await post(account, { lines: [wallet(account, 100n), cleared(-100n)] });
  const rows = await database.db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.ledger_account_id')
    .select(['entry.platform_id', 'account.platform_id as account_platform_id'])
    .where('kind', '=', 'FUNDING_CLEARING')
    .execute();
  expect(rows.length).toBeGreaterThanOrEqual(3);
  for (const row of rows) expect(row.account_platform_id).toBe(row.platform_id);
});

it('stops at zero and says what is missing', async () => {
  const account = await openAccount();
  await expect(setAside(account, 14_000n)).rejects.toMatchObject({
    i18nKey: 'error.funds.insufficient',
    values: { shortfall: '40.00', currencyCode: 'USD' },
  });
  await setAside(account, 10_000n);
  expect(await balanceOf(database.db, account)).toBe(0n);
});

it('stops at the credit limit', async () => {
  const account = await openAccount(0n, 5_000n);
  await setAside(account, 5_000n);
  await expect(setAside(account, 1n)).rejects.toMatchObject({ values: { shortfall: '0.01' } });
});

it('lets no hold fall under zero: that is a fault, not a lack of funds', async () => {
  const account = await openAccount();
  await setAside(account, 300n);
  await expect(setAside(account, -301n)).rejects.toThrow('The ORDER_HOLD of account');
  expect(await balanceOf(database.db, account)).toBe(9_700n);
});

it('follows a wallet that stands twice in a journal from line to line', async () => {
  const account = await openAccount(100n);
  await post(account, { lines: [wallet(account, -60n), wallet(account, -40n), hold(account, 100n)] });
  expect((await entriesOf(account)).map(([, , after]) => after)).toEqual([40n, 0n, 100n]);
  await expect(
    post(account, { lines: [wallet(account, -1n), wallet(account, 1n), wallet(account, 5n), hold(account, -5n)] }),
  ).rejects.toMatchObject({ values: { shortfall: '0.01' } });
});

it('writes many journals as if each came alone, or none of them', async () => {
  const account = await openAccount(1_000n);
  const aside = (amountMinor: bigint) => ({ lines: [wallet(account, -amountMinor), hold(account, amountMinor)] });
  await expect(post(account, aside(900n), aside(200n))).rejects.toMatchObject({ values: { shortfall: '1.00' } });
  await expect(post(account, aside(900n), { lines: [wallet(account, -100n), hold(account, 99n)] })).rejects.toThrow();
  expect(await entriesOf(account)).toEqual([]);
  expect(await post(account)).toEqual([]);
  const ids = await post(account, aside(900n), { type: 'ORDER_REFUND', ...aside(-50n) });
  expect(await balanceOf(database.db, account)).toBe(150n);
  expect((await entriesOf(account)).map(([, , after]) => after)).toEqual([100n, 900n, 150n, 850n]);
  const journals = await database.db
    .selectFrom('ledger_journals')
    .select(['id', 'type'])
    .where('id', 'in', ids)
    .execute();
  expect(ids.map((id) => journals.find((journal) => journal.id === id)?.type)).toEqual([
    'ORDER_PLACED',
    'ORDER_REFUND',
  ]);
});

it('refuses what a whole number cannot hold', async () => {
  const account = await openAccount(1n);
  const deposit = (amountMinor: bigint) =>
    post(account, { lines: [cleared(-amountMinor), wallet(account, amountMinor)] });
  await expect(deposit(MOST + 1n)).rejects.toMatchObject({ code: '22003' });
  await expect(deposit(MOST)).rejects.toMatchObject({ code: '22003' });
  await deposit(MOST - 1n);
  expect(await balanceOf(database.db, account)).toBe(MOST);
});

it('lends nothing to a journal without credit, and keeps the identifier that it brings', async () => {
  const account = await openAccount(1_000n, 5_000n);
  const identifier = '0b0c7a52-6f3e-4b7e-9d0e-5a8f1f1c2d3e';
  const pay = (minor: bigint) =>
    post(account, { identifier, withoutCredit: true, lines: [wallet(account, -minor), cleared(minor)] });
  await expect(pay(1_001n)).rejects.toMatchObject({ values: { shortfall: '0.01', currencyCode: 'USD' } });
  await pay(1_000n);
  expect(await balanceOf(database.db, account)).toBe(0n);
  const kept = database.db.selectFrom('ledger_journals').select('type').where('identifier', '=', identifier);
  expect(await kept.execute()).toHaveLength(1);
});

it('moves the floor of a wallet no higher than its balance, and never above zero', async () => {
  const account = await openAccount(0n, 5_000n);
  await setAside(account, 3_000n);
  await expect(setFloor(account, -2_000n)).rejects.toMatchObject({
    i18nKey: 'error.funds.insufficient',
    values: { shortfall: '10.00', currencyCode: 'USD' },
  });
  await setFloor(account, -3_000n);
  await expect(setAside(account, 1n)).rejects.toMatchObject({ values: { shortfall: '0.01' } });
  await setAside(account, -3_000n);
  await post(account, { lines: [cleared(-500n), wallet(account, 500n)] });
  await expect(setFloor(account, 1n)).rejects.toMatchObject({ code: '23514' });
  await expect(setFloor({ ...account, platform_id: 0n }, 0n)).rejects.toThrow('has no wallet');
});

it('opens one wallet an account, on the platform of the account', async () => {
  const account = await openAccount();
  const open = (key: Account) => withTransaction(database.db, (tx) => openWallet(tx, keyOf(key), 0n));
  await expect(open(account)).rejects.toMatchObject({ code: '23505' });
  await expect(open({ ...account, platform_id: 0n })).rejects.toThrow('Platform 0 has no account');
});

it('keeps the total when accounts pay each other at once', async () => {
  const one = await openAccount();
  const other = await openAccount(10_000n, null, one.platform_id);
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => {
      const [from, to] = index % 2 === 0 ? [one, other] : [other, one];
      return post(from, { lines: [wallet(from, -100n), wallet(to, 100n)] });
    }),
  );
  expect(await balanceOf(database.db, one)).toBe(10_000n);
  expect(await balanceOf(database.db, other)).toBe(10_000n);
});

it('lets exactly as many spend as the wallet holds', async () => {
  const account = await openAccount(1_000n);
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => setAside(account, 100n)));
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(10);
  expect(await balanceOf(database.db, account)).toBe(0n);
});
