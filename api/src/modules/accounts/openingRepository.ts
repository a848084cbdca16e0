import { sql, type Insertable, type Selectable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { Accounts, Customers } from '../../db/schema.generated.ts';
import type { AccountKey } from '../../ledger/Journal.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { AccountRow } from '../../access/findVisibleAccount.ts';

/** The active group of that identifier in which the user may open accounts: of the whole organisation, or an own one. */
export const findOwnGroup = (
  executor: Executor,
  { platformId, access, emulationPlatformId }: SessionUser,
  identifier: string,
): Promise<Selectable<Customers> | undefined> =>
  executor
    .selectFrom('customers')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('identifier', '=', identifier)
    .where('status', '=', 'ACTIVE')
    .$if(!access.organization && emulationPlatformId === null, (query) =>
      query.where(sql<boolean>`id = any(${access.customerIds}::bigint[])`),
    )
    .executeTakeFirst();

export const insertGroup = (tx: Tx, group: Insertable<Customers>): Promise<Selectable<Customers>> =>
  tx.insertInto('customers').values(group).returningAll().executeTakeFirstOrThrow();

/** The new account; undefined when its number is taken. */
export const insertAccount = (tx: Tx, account: Insertable<Accounts>): Promise<AccountRow | undefined> =>
  tx
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.columns(['platform_id', 'account_number']).doNothing())
    .returningAll()
    .executeTakeFirst();

/** Makes other calls that lock the account wait for the end of the transaction. */
export const lockAccount = (tx: Tx, { platformId, accountId }: AccountKey) =>
  tx
    .selectFrom('accounts')
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
