import type { Insertable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { Accounts } from '../../db/schema.generated.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { AccountKey } from '../../ledger/Journal.ts';
import type { AccountRow } from '../../access/findVisibleAccount.ts';
import { PREPARED } from '../../db/preparingPool.ts';

/** The new account; undefined when its number is taken. */
export const insertAccount = (tx: Tx, account: Insertable<Accounts>): Promise<AccountRow | undefined> =>
  tx
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.columns(['platform_id', 'account_number']).doNothing())
    .returningAll()
    .executeTakeFirst();

/** Returns an account by row id. */
export const findAccount = (executor: Executor, { platformId, accountId }: AccountKey): Promise<AccountRow> =>
  executor
    .selectFrom('accounts')
    .modifyFront(PREPARED)
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

/** Returns an account of a platform by its identifier, also when it was closed meanwhile. */
export const findAccountOf = (executor: Executor, platformId: bigint, identifier: string): Promise<AccountRow> =>
  executor
    .selectFrom('accounts')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('identifier', '=', identifier)
    .executeTakeFirstOrThrow();

/** Returns an account that is not deleted by its identifier; others wait to change it until the transaction ends. */
export const lockAccountOf = (tx: Tx, platformId: bigint, identifier: string): Promise<AccountRow | undefined> =>
  tx
    .selectFrom('accounts')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('identifier', '=', identifier)
    .where('status', '<>', 'DELETED')
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Changes the status of an account; false when it has another one than `from` by now. */
export async function updateStatus(
  tx: Tx,
  { platformId, id }: TenantKey,
  from: string,
  next: Pick<AccountRow, 'status' | 'active'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set(next)
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Makes other calls that lock the account wait for the end of the transaction. */
export const lockAccount = (tx: Tx, { platformId, accountId }: AccountKey) =>
  tx
    .selectFrom('accounts')
    .modifyFront(PREPARED)
    .select('id')
    .where('platform_id', '=', platformId)
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** Freezes an account that is open, and has it watched if asked to. Returns its identifier; undefined for another account. */
export const freezeAccount = (
  tx: Tx,
  { platformId, accountId }: AccountKey,
  { isWatched }: { readonly isWatched: boolean },
): Promise<Pick<AccountRow, 'identifier'> | undefined> =>
  tx
    .updateTable('accounts')
    .set({ status: 'FROZEN', ...(isWatched && { confidence_attribute: 'WATCH' }) })
    .where('platform_id', '=', platformId)
    .where('id', '=', accountId)
    .where('status', 'in', ['ACTIVE', 'FROZEN'])
    .returning('identifier')
    .executeTakeFirst();

/** Changes what is switched off for an account, and the version of its switches. */
export const updateSwitches = (
  tx: Tx,
  { platform_id, id }: Pick<AccountRow, 'platform_id' | 'id'>,
  change: Pick<AccountRow, 'bulk_upload_disabled' | 'bulk_orders_disabled' | 'switches_version'>,
) => tx.updateTable('accounts').set(change).where('platform_id', '=', platform_id).where('id', '=', id).execute();
