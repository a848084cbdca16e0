import type { Insertable } from 'kysely';
import type { Tx } from '../../db/client.ts';
import type { Accounts } from '../../db/schema.generated.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { AccountRow } from '../../access/findVisibleAccount.ts';

/** The new account; undefined when its number is taken. */
export const insertAccount = (tx: Tx, account: Insertable<Accounts>): Promise<AccountRow | undefined> =>
  tx
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.columns(['platform_id', 'account_number']).doNothing())
    .returningAll()
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
