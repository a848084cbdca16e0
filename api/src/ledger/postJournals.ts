import { randomUUID } from 'node:crypto';
import { sum } from '@portal/shared/domain/money';
import type { Insertable } from 'kysely';
import type { Tx } from '../db/client.ts';
import { insertAll } from '../db/insertAll.ts';
import type { LedgerEntries } from '../db/schema.generated.ts';
import type { Journal, JournalLine, LedgerAccountKey } from './Journal.ts';
import { ledgerAccountId, lockWallets, type LockedWallet } from './ledgerAccountRepository.ts';
import { InsufficientFunds } from './ledgerErrors.ts';

/**
 * Writes many journals, in their order, as `postJournal` writes one: balances run from each to the next, and the first
 * that would take a wallet under its floor raises `InsufficientFunds` before anything is written.
 */
export async function postJournals(tx: Tx, journals: readonly Journal[]): Promise<void> {
  const ids = await idsOfAll(tx, journals);
  const wallets = await lockWallets(
    tx,
    [...ids].filter(([key]) => key.startsWith('WALLET/')).map(([, id]) => id),
  );
  const balances = new Map([...wallets].map(([id, wallet]) => [id, wallet.balanceMinor]));
  const named = journals.map((journal) => ({ journal, identifier: randomUUID() }));
  const entries = named.map(({ journal, identifier }) => {
    requireBalance(journal.lines);
    return {
      identifier,
      rows: journal.lines.map((line) =>
        entryOf(journal.at, line, ids.get(nameOf(line.ledgerAccount)) ?? 0n, wallets, balances),
      ),
    };
  });
  const inserted = await insertAll(tx, 'ledger_journals', named.map(journalRow), ['id', 'identifier']);
  const journalIds = new Map(inserted.map(({ identifier, id }) => [identifier, id]));
  await insertAll(
    tx,
    'ledger_entries',
    entries.flatMap(({ identifier, rows }) =>
      rows.map((row) => ({ journal_id: journalIds.get(identifier) ?? 0n, ...row })),
    ),
    ['id'],
  );
  for (const [id, balance_minor] of balances)
    await tx.updateTable('ledger_accounts').set({ balance_minor }).where('id', '=', id).execute();
}

const nameOf = ({ kind, accountId, currencyCode }: LedgerAccountKey): string =>
  `${kind}/${String(accountId ?? '')}/${currencyCode}`;

async function idsOfAll(tx: Tx, journals: readonly Journal[]): Promise<ReadonlyMap<string, bigint>> {
  const keys = journals.flatMap((journal) => journal.lines.map((line) => line.ledgerAccount));
  const ids = new Map<string, bigint>();
  for (const key of keys) if (!ids.has(nameOf(key))) ids.set(nameOf(key), await ledgerAccountId(tx, key));
  return ids;
}

function requireBalance(lines: readonly JournalLine[]): void {
  const currencies = new Set(lines.map((line) => line.ledgerAccount.currencyCode));
  if (
    currencies.size !== 1 ||
    lines.some((line) => line.amountMinor === 0n) ||
    sum(lines.map((line) => line.amountMinor)) !== 0n
  )
    throw new Error('A journal sums to zero in one currency, and each of its lines moves something');
}

function entryOf(
  at: Date,
  { ledgerAccount: { currencyCode }, amountMinor }: JournalLine,
  id: bigint,
  wallets: ReadonlyMap<bigint, LockedWallet>,
  balances: Map<bigint, bigint>,
): Omit<Insertable<LedgerEntries>, 'journal_id'> {
  const wallet = wallets.get(id);
  const before = balances.get(id);
  const after = wallet === undefined || before === undefined ? null : before + amountMinor;
  if (after !== null) {
    const floor = wallet?.floorMinor ?? null;
    if (amountMinor < 0n && floor !== null && after < floor) throw new InsufficientFunds(floor - after, currencyCode);
    balances.set(id, after);
  }
  return {
    ledger_account_id: id,
    currency_code: currencyCode,
    amount_minor: amountMinor,
    balance_after_minor: after,
    created_at: at,
  };
}

const journalRow = ({ journal, identifier }: { readonly journal: Journal; readonly identifier: string }) => ({
  identifier,
  type: journal.type,
  order_id: journal.orderId ?? null,
  description: journal.description ?? null,
  created_by_user_id: journal.createdByUserId ?? null,
  created_at: journal.at,
});
