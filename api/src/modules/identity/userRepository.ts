import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { Users } from '../../db/schema.generated.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';
import { isPlatformActive } from '../platforms/index.ts';

export type UserRow = Selectable<Users>;

/** The user who may sign in with that e-mail address (compared in lower case): activated, of an active platform, not a stand-in for staff. */
export const findUserByEmail = (executor: Executor, email: string): Promise<UserRow | undefined> =>
  executor
    .selectFrom('login_emails')
    .innerJoin('users', (join) =>
      join.onRef('users.platform_id', '=', 'login_emails.platform_id').onRef('users.email', '=', 'login_emails.email'),
    )
    .selectAll('users')
    .where('login_emails.email', '=', email.toLowerCase())
    .where('users.status', '=', 'ACTIVATED')
    .where('users.staff_email', 'is', null)
    .where(isPlatformActive(sql.ref('users.platform_id')))
    .executeTakeFirst();

/** A user who may sign in: activated, of an active platform. */
export const findActiveUser = (executor: Executor, { platformId, id }: TenantKey): Promise<UserRow | undefined> =>
  executor
    .selectFrom('users')
    .selectAll('users')
    .where('users.platform_id', '=', platformId)
    .where('users.id', '=', id)
    .where('users.status', '=', 'ACTIVATED')
    .where(isPlatformActive(sql.ref('users.platform_id')))
    .executeTakeFirst();

/** A user of a platform, undefined when there is none of that id. */
export const findUserOf = (executor: Executor, { platformId, id }: TenantKey): Promise<UserRow | undefined> =>
  executor
    .selectFrom('users')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .executeTakeFirst();

/** A user by row id. */
export const findUser = (executor: Executor, { platformId, id }: TenantKey): Promise<UserRow> =>
  executor
    .selectFrom('users')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Returns the user of a platform who was added first. */
export const findFirstUser = (executor: Executor, platformId: bigint): Promise<UserRow> =>
  executor
    .selectFrom('users')
    .selectAll()
    .where('platform_id', '=', platformId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Returns the users of a platform who have one of these addresses, which are in lower case. */
export const listUsersOfEmails = (executor: Executor, platformId: bigint, emails: readonly string[]) =>
  executor
    .selectFrom('users')
    .select(['id', 'email', 'lang_key'])
    .where('platform_id', '=', platformId)
    .where('email', 'in', emails)
    .execute();

/** Returns the key of the user who signs in with an address, also one who may not; null when there is none. */
export async function findUserKey(executor: Executor, email: string): Promise<TenantKey | null> {
  const row = await executor
    .selectFrom('login_emails')
    .innerJoin('users', (join) =>
      join.onRef('users.platform_id', '=', 'login_emails.platform_id').onRef('users.email', '=', 'login_emails.email'),
    )
    .select(['users.platform_id', 'users.id'])
    .where('login_emails.email', '=', email)
    .executeTakeFirst();
  return row === undefined ? null : keyOf(row);
}

/** Adds a user; the address becomes the one that this user signs in with. Raises when somebody has it already. */
export async function insertUser(executor: Executor, user: Insertable<Users>): Promise<UserRow> {
  await executor.insertInto('login_emails').values({ email: user.email, platform_id: user.platform_id }).execute();
  return executor.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow();
}

/** Updates one user. */
export const updateUser = (tx: Tx, { platformId, id }: TenantKey, change: Updateable<Users>) =>
  tx.updateTable('users').set(change).where('platform_id', '=', platformId).where('id', '=', id).execute();
