import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { Deposits } from '../../db/schema.generated.ts';
import type { AccountKey } from '../../ledger/Journal.ts';

export type DepositRow = Selectable<Deposits>;

export const insertDeposit = (tx: Tx, row: Insertable<Deposits>): Promise<DepositRow> =>
  tx.insertInto('deposits').values(row).returningAll().executeTakeFirstOrThrow();

export const findDeposit = (executor: Executor, { platformId, id }: TenantKey): Promise<DepositRow> =>
  executor
    .selectFrom('deposits')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The same; others that change it wait for the end of the transaction. */
export const lockDeposit = (tx: Tx, { platformId, id }: TenantKey): Promise<DepositRow> =>
  tx
    .selectFrom('deposits')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

export const updateDeposit = (tx: Tx, { platform_id, id }: DepositRow, change: Updateable<Deposits>) =>
  tx
    .updateTable('deposits')
    .set(change)
    .where('platform_id', '=', platform_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** What an account was funded with by one kind of deposit since then, in minor units, without what came to nothing. */
export async function depositedSince(
  tx: Tx,
  { platformId, accountId }: AccountKey,
  kind: string,
  since: Date,
): Promise<bigint> {
  const { total } = await tx
    .selectFrom('deposits')
    .select(sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('total'))
    .where('platform_id', '=', platformId)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .where('status', 'not in', ['DECLINED', 'CANCELLED', 'RETURNED'])
    .executeTakeFirstOrThrow();
  return total;
}
