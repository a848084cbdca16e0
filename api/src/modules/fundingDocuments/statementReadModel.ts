import { sql } from 'kysely';
import type { Tx } from '../../db/client.ts';
import type { AccountKey } from '../../ledger/Journal.ts';

/** A wallet by row ids. */
export interface WalletKey {
  readonly platformId: bigint;
  readonly walletId: bigint;
}

/** The wallet of an account. */
export async function findWallet(tx: Tx, { platformId, accountId }: AccountKey): Promise<WalletKey> {
  const { id } = await tx
    .selectFrom('ledger_accounts')
    .select('id')
    .where('platform_id', '=', platformId)
    .where('account_id', '=', accountId)
    .where('kind', '=', 'WALLET')
    .executeTakeFirstOrThrow();
  return { platformId, walletId: id };
}

/**
 * The balance of a wallet before a time, in minor units. An entry's balance counts the entries that were written before it;
 * a concurrent one may have been written before it and carry a later time, by an hour at most, and the other way round.
 */
export async function balanceBefore(tx: Tx, { platformId, walletId }: WalletKey, time: Date): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`
    with last as (
      select id, created_at, balance_after_minor from ledger_entries
      where platform_id = ${platformId} and ledger_account_id = ${walletId} and journal_type is not null
        and created_at < ${time}::timestamptz
      order by created_at desc, id desc limit 1)
    select (last.balance_after_minor
      + coalesce((select sum(amount_minor) from ledger_entries
          where platform_id = ${platformId} and ledger_account_id = ${walletId} and journal_type is not null
            and created_at < ${time}::timestamptz and created_at >= last.created_at - interval '1 hour' and id > last.id), 0)
      - coalesce((select sum(amount_minor) from ledger_entries
          where platform_id = ${platformId} and ledger_account_id = ${walletId} and journal_type is not null
            and created_at >= ${time}::timestamptz and created_at < ${time}::timestamptz + interval '1 hour'
            and id < last.id), 0))::bigint as balance
    from last`.execute(tx);
  return rows[0]?.balance ?? 0n;
}

/** The entries of a wallet between two times, oldest first, at most `limit`. */
export const listEntries = (
  tx: Tx,
  { platformId, walletId }: WalletKey,
  { from, before, limit }: { readonly from: Date; readonly before: Date; readonly limit: number },
) =>
  tx
    .selectFrom('ledger_entries')
    .innerJoin('ledger_journals', (join) =>
      join
        .onRef('ledger_journals.platform_id', '=', 'ledger_entries.platform_id')
        .onRef('ledger_journals.id', '=', 'ledger_entries.journal_id'),
    )
    .leftJoin('orders', (join) =>
      join
        .onRef('orders.platform_id', '=', 'ledger_journals.platform_id')
        .onRef('orders.id', '=', 'ledger_journals.order_id'),
    )
    .select([
      'ledger_entries.created_at as at',
      'ledger_entries.amount_minor as amount',
      'ledger_journals.type',
      'ledger_journals.identifier as reference',
      'ledger_journals.description',
      'orders.reference_order_id as order',
    ])
    .where('ledger_entries.platform_id', '=', platformId)
    .where('ledger_entries.ledger_account_id', '=', walletId)
    .where('ledger_entries.journal_type', 'is not', null)
    .where('ledger_entries.created_at', '>=', from)
    .where('ledger_entries.created_at', '<', before)
    .orderBy('ledger_entries.created_at')
    .orderBy('ledger_entries.id')
    .limit(limit)
    .execute();
