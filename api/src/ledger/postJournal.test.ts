import type { Database } from '../db/client.ts';
import { withTransaction } from '../db/withTransaction.ts';
import { buildAccount, buildCustomer, buildPlatform } from '../testing/builders.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { JournalLine } from './Journal.ts';
import { postJournal } from './postJournal.ts';
import { postJournals } from './postJournals.ts';
import { walletBalance } from './wallets.ts';

const at = new Date('2026-03-02T12:00:00.000Z');
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function openAccount(balanceMinor = 10_000n, credit_limit_minor: bigint | null = null) {
  const platform = await buildPlatform(database.db);
  const customer = await buildCustomer(database.db, { platform_id: platform.id });
  return buildAccount(database.db, {
    platform_id: platform.id,
    customer_id: customer.id,
    balanceMinor,
    credit_limit_minor,
  });
}

const wallet = (accountId: bigint, amountMinor: bigint, currencyCode = 'USD'): JournalLine => ({
  ledgerAccount: { kind: 'WALLET', accountId, currencyCode },
  amountMinor,
});
const hold = (accountId: bigint, amountMinor: bigint, currencyCode = 'USD'): JournalLine => ({
  ledgerAccount: { kind: 'ORDER_HOLD', accountId, currencyCode },
  amountMinor,
});
const post = (lines: JournalLine[]) =>
  withTransaction(database.db, (tx) => postJournal(tx, { type: 'ORDER_PLACED', at, lines }));

const entriesOf = (accountId: bigint) =>
  database.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.ledger_account_id')
    .select(['kind', 'amount_minor', 'balance_after_minor'])
    .where('account_id', '=', accountId)
    .orderBy('ledger_entries.id')
    .execute();

it('moves money from a wallet into a hold and keeps the running balance', async () => {
  const { id } = await openAccount();
  await post([wallet(id, -2_500n), hold(id, 2_500n)]);
  await post([wallet(id, 500n), hold(id, -500n)]);
  expect((await walletBalance(database.db, id)).balanceMinor).toBe(8_000n);
  expect(await entriesOf(id)).toEqual([
    { kind: 'WALLET', amount_minor: -2_500n, balance_after_minor: 7_500n },
    { kind: 'ORDER_HOLD', amount_minor: 2_500n, balance_after_minor: null },
    { kind: 'WALLET', amount_minor: 500n, balance_after_minor: 8_000n },
    { kind: 'ORDER_HOLD', amount_minor: -500n, balance_after_minor: null },
  ]);
});

it.each<[string, (id: bigint) => JournalLine[]]>([
  ['that does not sum to zero', (id) => [wallet(id, -100n), hold(id, 99n)]],
  ['of two currencies', (id) => [wallet(id, -100n), hold(id, 100n, 'EUR')]],
  ['with a line of nothing', (id) => [wallet(id, 0n), hold(id, 0n)]],
  ['of one line', (id) => [wallet(id, 0n)]],
])('refuses a journal %s and writes nothing', async (_what, lines) => {
  const { id } = await openAccount();
  await expect(post(lines(id))).rejects.toThrow('journal');
  expect(await entriesOf(id)).toEqual([]);
});

it('stops at zero and says what is missing', async () => {
  const { id } = await openAccount();
  await expect(post([wallet(id, -14_000n), hold(id, 14_000n)])).rejects.toMatchObject({
    i18nKey: 'error.funds.insufficient',
    values: { shortfall: '40.00', currencyCode: 'USD' },
  });
  await post([wallet(id, -10_000n), hold(id, 10_000n)]);
  expect((await walletBalance(database.db, id)).balanceMinor).toBe(0n);
});

it('stops at the credit limit', async () => {
  const { id } = await openAccount(0n, 5_000n);
  await post([wallet(id, -5_000n), hold(id, 5_000n)]);
  await expect(post([wallet(id, -1n), hold(id, 1n)])).rejects.toMatchObject({ values: { shortfall: '0.01' } });
});

it('refuses a wallet that was never opened', async () => {
  const { id } = await openAccount();
  await expect(post([wallet(id, -100n, 'EUR'), hold(id, 100n, 'EUR')])).rejects.toThrow('no wallet in EUR');
});

it('writes many journals as if each came alone, or none of them', async () => {
  const { id } = await openAccount(1_000n);
  const many = (...lines: JournalLine[][]) =>
    withTransaction(database.db, (tx) =>
      postJournals(
        tx,
        lines.map((entries) => ({ type: 'ORDER_PLACED', at, lines: entries })),
      ),
    );
  await expect(many([wallet(id, -900n), hold(id, 900n)], [wallet(id, -200n), hold(id, 200n)])).rejects.toMatchObject({
    values: { shortfall: '1.00' },
  });
  await expect(many([wallet(id, -100n), hold(id, 99n)])).rejects.toThrow('sums to zero');
  expect(await entriesOf(id)).toEqual([]);
  await many([wallet(id, -900n), hold(id, 900n)], [wallet(id, 50n), hold(id, -50n)]);
  expect((await walletBalance(database.db, id)).balanceMinor).toBe(150n);
  expect((await entriesOf(id)).map((entry) => entry.balance_after_minor)).toEqual([100n, null, 150n, null]);
});

it('does not let the application change what is written', async () => {
  await expect(database.db.updateTable('ledger_entries').set({ amount_minor: 1n }).execute()).rejects.toThrow(
    'permission denied',
  );
  await expect(database.db.deleteFrom('ledger_journals').execute()).rejects.toThrow('permission denied');
});

it('keeps the total when accounts pay each other at once', async () => {
  const [one, other] = [await openAccount(), await openAccount()];
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => {
      const [from, to] = index % 2 === 0 ? [one, other] : [other, one];
      return post([wallet(from.id, -100n), wallet(to.id, 100n)]);
    }),
  );
  expect((await walletBalance(database.db, one.id)).balanceMinor).toBe(10_000n);
  expect((await walletBalance(database.db, other.id)).balanceMinor).toBe(10_000n);
});

it('lets exactly as many spend as the wallet holds', async () => {
  const { id } = await openAccount(1_000n);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, () => post([wallet(id, -100n), hold(id, 100n)])),
  );
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(10);
  expect((await walletBalance(database.db, id)).balanceMinor).toBe(0n);
});
