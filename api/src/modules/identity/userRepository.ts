import type { Selectable, Updateable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { Users } from '../../db/schema.generated.ts';

export type UserRow = Selectable<Users>;

/** The user who may sign in with that e-mail address (compared in lower case): activated, of an active platform. */
export const findUserByEmail = (executor: Executor, email: string): Promise<UserRow | undefined> =>
  executor
    .selectFrom('users')
    .innerJoin('platforms', 'platforms.id', 'users.platform_id')
    .selectAll('users')
    .where('users.email', '=', email.toLowerCase())
    .where('users.status', '=', 'ACTIVATED')
    .where('platforms.status', '=', 'ACTIVE')
    .executeTakeFirst();

/** A user by row id. */
export const findUser = (executor: Executor, id: bigint): Promise<UserRow> =>
  executor.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Updates one user. */
export const updateUser = (tx: Tx, id: bigint, change: Updateable<Users>) =>
  tx.updateTable('users').set(change).where('id', '=', id).execute();
