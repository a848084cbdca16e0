import { sql } from 'kysely';
import type { Executor, Tx } from '../db/client.ts';
import type { LedgerAccountKey } from './Journal.ts';

/** A wallet, locked until the transaction ends. */
export interface LockedWallet {
  readonly id: bigint;
  readonly balanceMinor: bigint;
  readonly floorMinor: bigint | null;
}

const find = (executor: Executor, { kind, accountId, currencyCode }: LedgerAccountKey) =>
  executor
    .selectFrom('ledger_accounts')
    .select('id')
    .where('kind', '=', kind)
    .where(sql<boolean>`account_id is not distinct from ${accountId ?? null}`)
    .where('currency_code', '=', currencyCode)
    .executeTakeFirst();

/** The id of a ledger account; opened on first use, except a WALLET, which `openWallet` opens. */
export async function ledgerAccountId(tx: Tx, key: LedgerAccountKey): Promise<bigint> {
  const found = await find(tx, key);
  if (found) return found.id;
  if (key.kind === 'WALLET') throw new Error(`Account ${String(key.accountId)} has no wallet in ${key.currencyCode}`);
  await tx
    .insertInto('ledger_accounts')
    .values({ kind: key.kind, account_id: key.accountId ?? null, currency_code: key.currencyCode })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const opened = await find(tx, key);
  if (!opened) throw new Error(`Ledger account ${key.kind} could not be opened`);
  return opened.id;
}

/** Locks wallets in the order of their ids, so that two journals never wait for each other. */
export async function lockWallets(tx: Tx, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, LockedWallet>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('ledger_accounts')
    .select(['id', 'balance_minor', 'floor_minor'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(
    rows.map((row) => [row.id, { id: row.id, balanceMinor: row.balance_minor ?? 0n, floorMinor: row.floor_minor }]),
  );
}
