import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Executor, Tx } from '../../../db/client.ts';
import type { BankAccounts } from '../../../db/schema.generated.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import type { AccountKey } from '../../../ledger/Journal.ts';

export type BankAccountRow = Selectable<BankAccounts>;

/** Returns how many bank accounts an account has. */
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

/** The bank account of that row id, also when it was removed meanwhile. */
export const findKeptBankAccount = (executor: Executor, { platformId, id }: TenantKey): Promise<BankAccountRow> =>
  executor
    .selectFrom('bank_accounts')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Others that change it wait for the end of the transaction. */
export const lockBankAccount = (tx: Tx, { platformId, id }: TenantKey): Promise<BankAccountRow> =>
  tx
    .selectFrom('bank_accounts')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Disables the bank account of that public identifier, with the bank's code. */
export async function disableBankAccount(
  tx: Tx,
  { platformId, identifier }: { readonly platformId: bigint; readonly identifier: string },
  returnCode: string | null,
): Promise<void> {
  await tx
    .updateTable('bank_accounts')
    .set({ status: 'DISABLED', return_code: returnCode })
    .where('platform_id', '=', platformId)
    .where('identifier', '=', identifier)
    .execute();
}

/** Disables the bank account of those small deposits, once; undefined when it is disabled already, or there is none. */
export const disableBySmallDeposits = (
  tx: Tx,
  { platformId, reference }: { readonly platformId: bigint; readonly reference: string },
  returnCode: string | null,
): Promise<BankAccountRow | undefined> =>
  tx
    .updateTable('bank_accounts')
    .set({ status: 'DISABLED', return_code: returnCode })
    .where('platform_id', '=', platformId)
    .where('small_deposits_reference', '=', reference)
    // The other one of the two, or the same event told again.
    .where('return_code', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Returns the ids of the people whom a bank account names. */
export async function listNamedUserIds(executor: Executor, { platformId, id }: TenantKey): Promise<bigint[]> {
  const rows = await executor
    .selectFrom('bank_account_users')
    .select('user_id')
    .where('platform_id', '=', platformId)
    .where('bank_account_id', '=', id)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

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
