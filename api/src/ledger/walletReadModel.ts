import { sql } from 'kysely';
import type { Executor, Tx } from '../db/client.ts';
import type { AccountKey } from './Journal.ts';
import type { WalletKey } from './wallets.ts';

/**
 * Returns the balances of wallets before a time, in minor units, by the wallets' row ids; none for a wallet in which nothing had moved.
 * An entry's balance counts the entries that were written before it; a concurrent one may have been written before it and carry a
 * later time, by an hour at most, and the other way round.
 */
export async function balancesBefore(
  executor: Executor,
  { platformId, walletIds }: { readonly platformId: bigint; readonly walletIds: readonly bigint[] },
  time: Date,
): Promise<ReadonlyMap<bigint, bigint>> {
  const { rows } = await sql<{ id: bigint; balance: bigint }>`
    select wallet.id, (last.balance_after_minor
      + coalesce((select sum(amount_minor) from ledger_entries
          where platform_id = ${platformId} and ledger_account_id = wallet.id and journal_type is not null
            and created_at < ${time}::timestamptz and created_at >= last.created_at - interval '1 hour' and id > last.id), 0)
      - coalesce((select sum(amount_minor) from ledger_entries
          where platform_id = ${platformId} and ledger_account_id = wallet.id and journal_type is not null
            and created_at >= ${time}::timestamptz and created_at < ${time}::timestamptz + interval '1 hour'
            and id < last.id), 0))::bigint as balance
    from unnest(${walletIds}::bigint[]) as wallet (id) cross join lateral (
      select id, created_at, balance_after_minor from ledger_entries
      where platform_id = ${platformId} and ledger_account_id = wallet.id and journal_type is not null
        and created_at < ${time}::timestamptz
      order by created_at desc, id desc limit 1) as last`.execute(executor);
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

/** Returns the balance of a wallet before a time, in minor units. */
export const balanceBefore = async (tx: Tx, { platformId, walletId }: WalletKey, time: Date): Promise<bigint> =>
  (await balancesBefore(tx, { platformId, walletIds: [walletId] }, time)).get(walletId) ?? 0n;

/** Returns every month (`YYYY-MM`) in which something moved in the wallet of an account, oldest first; minor units. */
export const listMonths = (executor: Executor, { platformId, accountId }: AccountKey) =>
  executor
    .selectFrom('ledger_accounts')
    .innerJoin('wallet_months', (join) =>
      join
        .onRef('wallet_months.platform_id', '=', 'ledger_accounts.platform_id')
        .onRef('wallet_months.ledger_account_id', '=', 'ledger_accounts.id'),
    )
    .select([
      sql<string>`to_char(wallet_months.month, 'YYYY-MM')`.as('month'),
      'wallet_months.in_minor as moneyIn',
      'wallet_months.out_minor as moneyOut',
    ])
    .where('ledger_accounts.platform_id', '=', platformId)
    .where('ledger_accounts.account_id', '=', accountId)
    .where('ledger_accounts.kind', '=', 'WALLET')
    .orderBy('wallet_months.month')
    .execute();
