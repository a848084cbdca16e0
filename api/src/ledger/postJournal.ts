import { randomUUID } from 'node:crypto';
import { sum } from '@portal/shared/domain/money';
import type { Tx } from '../db/client.ts';
import type { Journal, JournalLine } from './Journal.ts';
import { ledgerAccountId, lockWallets, type LockedWallet } from './ledgerAccountRepository.ts';
import { InsufficientFunds } from './ledgerErrors.ts';

interface Entry {
  readonly ledgerAccountId: bigint;
  readonly amountMinor: bigint;
  readonly balanceAfterMinor: bigint | null;
}

/**
 * Writes one journal and moves the balance of each wallet in it (decisions 2). Amounts in minor units, credits positive.
 * Returns the journal's id. Raises `InsufficientFunds` when a debited wallet would fall under its floor, and a plain
 * error when the lines do not sum to zero in one currency: that is a fault of the caller.
 */
export async function postJournal(tx: Tx, journal: Journal): Promise<bigint> {
  const currencyCode = balancedCurrency(journal.lines);
  const ids: bigint[] = [];
  for (const line of journal.lines) ids.push(await ledgerAccountId(tx, line.ledgerAccount));
  const walletIds = ids.filter((_, index) => journal.lines[index]?.ledgerAccount.kind === 'WALLET');
  const wallets = await lockWallets(tx, walletIds);
  const entries = runningEntries(journal.lines, ids, wallets, currencyCode);
  await moveWallets(tx, entries);
  return insertJournal(tx, journal, entries, currencyCode);
}

function balancedCurrency(lines: readonly JournalLine[]): string {
  const [first] = lines;
  if (!first || lines.length < 2) throw new Error('A journal has at least two lines');
  const { currencyCode } = first.ledgerAccount;
  if (lines.some((line) => line.ledgerAccount.currencyCode !== currencyCode))
    throw new Error('A journal has one currency');
  if (lines.some((line) => line.amountMinor === 0n)) throw new Error('A journal line moves something');
  if (sum(lines.map((line) => line.amountMinor)) !== 0n) throw new Error('A journal sums to zero');
  return currencyCode;
}

function runningEntries(
  lines: readonly JournalLine[],
  ids: readonly bigint[],
  wallets: ReadonlyMap<bigint, LockedWallet>,
  currencyCode: string,
): Entry[] {
  const balances = new Map<bigint, bigint>();
  return lines.map(({ amountMinor }, index) => {
    const id = ids[index] ?? 0n;
    const wallet = wallets.get(id);
    if (!wallet) return { ledgerAccountId: id, amountMinor, balanceAfterMinor: null };
    const after = (balances.get(id) ?? wallet.balanceMinor) + amountMinor;
    if (amountMinor < 0n && wallet.floorMinor !== null && after < wallet.floorMinor) {
      throw new InsufficientFunds(wallet.floorMinor - after, currencyCode);
    }
    balances.set(id, after);
    return { ledgerAccountId: id, amountMinor, balanceAfterMinor: after };
  });
}

async function moveWallets(tx: Tx, entries: readonly Entry[]): Promise<void> {
  for (const { ledgerAccountId, balanceAfterMinor } of entries) {
    if (balanceAfterMinor === null) continue;
    await tx
      .updateTable('ledger_accounts')
      .set({ balance_minor: balanceAfterMinor })
      .where('id', '=', ledgerAccountId)
      .execute();
  }
}

async function insertJournal(
  tx: Tx,
  journal: Journal,
  entries: readonly Entry[],
  currencyCode: string,
): Promise<bigint> {
  const { id } = await tx
    .insertInto('ledger_journals')
    .values({
      identifier: randomUUID(),
      type: journal.type,
      order_id: journal.orderId ?? null,
      description: journal.description ?? null,
      created_by_user_id: journal.createdByUserId ?? null,
      created_at: journal.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('ledger_entries')
    .values(
      entries.map((entry) => ({
        journal_id: id,
        ledger_account_id: entry.ledgerAccountId,
        currency_code: currencyCode,
        amount_minor: entry.amountMinor,
        balance_after_minor: entry.balanceAfterMinor,
        created_at: journal.at,
      })),
    )
    .execute();
  return id;
}
