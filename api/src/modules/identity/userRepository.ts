import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { isPerson } from '../../access/isPerson.ts';
import type { Executor, Tx } from '../../db/client.ts';
import type { Users } from '../../db/schema.generated.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';
import { isPlatformActive } from '../platforms/index.ts';
import { PREPARED } from '../../db/preparingPool.ts';

export type UserRow = Selectable<Users>;

/** The user who may sign in with that e-mail address (compared in lower case): activated, of an active platform, a person. */
export const findUserByEmail = (executor: Executor, email: string): Promise<UserRow | undefined> =>
  executor
    .selectFrom('login_emails')
    .innerJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'login_emails.platform_id')
        .onRef('users.login_email', '=', 'login_emails.email'),
    )
    .selectAll('users')
    .where('login_emails.email', '=', email.toLowerCase())
    .where('users.status', '=', 'ACTIVATED')
    .where(isPerson)
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

/** A user by row id. */
export const findUser = (executor: Executor, { platformId, id }: TenantKey): Promise<UserRow> =>
  executor
    .selectFrom('users')
    .modifyFront(PREPARED)
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
    .modifyFront(PREPARED)
    .select(['id', 'email', 'lang_key'])
    .where('platform_id', '=', platformId)
    .where(sql<boolean>`login_email = any(${[...emails]}::text[])`)
    .execute();

/** Returns the key of the user who signs in with an address, also one who may not; null when there is none. */
export async function findUserKey(executor: Executor, email: string): Promise<TenantKey | null> {
  const row = await executor
    .selectFrom('login_emails')
    .innerJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'login_emails.platform_id')
        .onRef('users.login_email', '=', 'login_emails.email'),
    )
    .select(['users.platform_id', 'users.id'])
    .where('login_emails.email', '=', email)
    .executeTakeFirst();
  return row === undefined ? null : keyOf(row);
}

/** The platform whose user signs in with an address; undefined when nobody does. */
export const findPlatformOfEmail = async (executor: Executor, email: string): Promise<bigint | undefined> =>
  (
    await executor
      .selectFrom('login_emails')
      .select('platform_id')
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst()
  )?.platform_id;

/** Returns those of some addresses, which are in lower case, that users of the platform have, or were asked to move here with. */
export const listMemberEmails = async (
  executor: Executor,
  platformId: bigint,
  emails: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await executor
    .selectFrom('users')
    .select('email')
    .where('platform_id', '=', platformId)
    .where(sql<boolean>`email = any(${emails}::text[])`)
    .where('status', '<>', 'DELETED')
    .execute();
  return new Set(rows.map(({ email }) => email));
};

/** Returns those of some addresses, which are in lower case, with which somebody signs in, in whatever organisation. */
export const listTakenEmails = async (executor: Executor, emails: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await executor
    .selectFrom('login_emails')
    .select('email')
    .where(sql<boolean>`email = any(${emails}::text[])`)
    .execute();
  return new Set(rows.map(({ email }) => email));
};

/** The user of a platform who has that address to sign in with, whatever the status. */
export const findMember = (executor: Executor, platformId: bigint, email: string): Promise<UserRow | undefined> =>
  executor
    .selectFrom('users')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('login_email', '=', email.toLowerCase())
    .executeTakeFirst();

/** Reserves an address for the users of a platform. Raises when somebody has it already. */
export const insertLoginEmail = (executor: Executor, platformId: bigint, email: string) =>
  executor.insertInto('login_emails').values({ email, platform_id: platformId }).execute();

/** Lets go of an address that no user of the platform has any longer. */
export const deleteLoginEmail = (tx: Tx, platformId: bigint, email: string) =>
  tx.deleteFrom('login_emails').where('platform_id', '=', platformId).where('email', '=', email).execute();

/** Makes changes of a user wait for each other, until the transaction ends. */
export const lockUser = (tx: Tx, { platformId, id }: TenantKey) =>
  tx.selectFrom('users').select('id').where('platform_id', '=', platformId).where('id', '=', id).forUpdate().execute();

/** True when a user of the platform has an address, or was asked to move here with it. */
export const isMember = async (tx: Tx, platformId: bigint, email: string): Promise<boolean> =>
  (await tx
    .selectFrom('users')
    .select('id')
    .where('platform_id', '=', platformId)
    .where('email', '=', email)
    .where('status', '<>', 'DELETED')
    .executeTakeFirst()) !== undefined;

/** The role that a user is in. */
export const findRoleOf = async (executor: Executor, { platformId, id }: TenantKey): Promise<bigint | null> =>
  (
    await executor
      .selectFrom('users')
      .select('role_id')
      .where('platform_id', '=', platformId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).role_id;

/**
 * Adds a user; the address becomes the one that this user signs in with, unless the user is only asked to move here. Raises when
 * somebody has it already.
 */
export async function insertUser(executor: Executor, user: Insertable<Users>): Promise<UserRow> {
  if (user.status !== 'MOVING')
    await executor.insertInto('login_emails').values({ email: user.email, platform_id: user.platform_id }).execute();
  return executor.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow();
}

/** Changes the record of a user: who did, and that it is another version. */
export const changeUser = (
  tx: Tx,
  { platformId, id }: TenantKey,
  change: Updateable<Users>,
  { at, byUserId }: { readonly at: Date; readonly byUserId: bigint },
) =>
  tx
    .updateTable('users')
    .set((eb) => ({ ...change, modified_at: at, modified_by_user_id: byUserId, version: eb('version', '+', 1) }))
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .execute();

/** Updates one user. */
export const updateUser = (tx: Tx, { platformId, id }: TenantKey, change: Updateable<Users>) =>
  tx.updateTable('users').set(change).where('platform_id', '=', platformId).where('id', '=', id).execute();
