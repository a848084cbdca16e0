import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Executor, Tx } from '../../../db/client.ts';
import type { BankAccounts } from '../../../db/schema.generated.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import type { AccountKey } from '../../../ledger/Journal.ts';

export type BankAccountRow = Selectable<BankAccounts>;

/** How many bank accounts an account has. */
export async function countBankAccounts(executor: Executor, { platformId, accountId }: AccountKey): Promise<number> {
  const { count } = await executor
    .selectFrom('bank_accounts')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('platform_id', '=', platformId)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Null when the account has this bank account already. */
export async function insertBankAccount(tx: Tx, row: Insertable<BankAccounts>): Promise<BankAccountRow | null> {
  const inserted = await tx
    .insertInto('bank_accounts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted ?? null;
}

/** Writes to a bank account unless it has another version by now: then null. */
export async function updateBankAccount(
  tx: Tx,
  { platform_id, id, version }: Pick<BankAccountRow, 'platform_id' | 'id' | 'version'>,
  change: Updateable<BankAccounts>,
): Promise<BankAccountRow | null> {
  const row = await tx
    .updateTable('bank_accounts')
    .set({ ...change, version: version + 1 })
    .where('platform_id', '=', platform_id)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Others that change it wait for the end of the transaction. */
export const lockBankAccount = (tx: Tx, { platformId, id }: TenantKey): Promise<BankAccountRow> =>
  tx
    .selectFrom('bank_accounts')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Names the people who alone may use a bank account; none: everyone who may add funds. */
export async function replaceUsers(tx: Tx, { platformId, id }: TenantKey, userIds: readonly bigint[]): Promise<void> {
  await tx
    .deleteFrom('bank_account_users')
    .where('platform_id', '=', platformId)
    .where('bank_account_id', '=', id)
    .execute();
  if (userIds.length === 0) return;
  await tx
    .insertInto('bank_account_users')
    .values(userIds.map((user_id) => ({ platform_id: platformId, bank_account_id: id, user_id })))
    .execute();
}
