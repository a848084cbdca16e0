import type { Insertable } from 'kysely';
import type { Executor, Tx } from '../db/client.ts';
import type { Outbox } from '../db/schema.generated.ts';

/** Puts a notice into the outbox; returns its row's id. */
export const insertNotice = (tx: Tx, notice: Insertable<Outbox>): Promise<{ id: bigint }> =>
  tx.insertInto('outbox').values(notice).returning('id').executeTakeFirstOrThrow();

/** The outbox rows of a platform that are notices to users, with their recipients. */
export const readNoticeRows = (executor: Executor, platformId: bigint, outboxIds: readonly bigint[]) =>
  executor
    .selectFrom('outbox')
    .innerJoin('users', (join) =>
      join.onRef('users.platform_id', '=', 'outbox.platform_id').onRef('users.id', '=', 'outbox.user_id'),
    )
    .select([
      'outbox.platform_id',
      'outbox.id',
      'topic',
      'message_id',
      'outbox.created_at',
      'recipient_email',
      'text_values',
      'email',
      'first_name',
      'last_name',
      'lang_key',
    ])
    .where('outbox.platform_id', '=', platformId)
    .where('outbox.id', 'in', outboxIds)
    .execute();

export type NoticeRow = Awaited<ReturnType<typeof readNoticeRows>>[number];

/** The users of a platform who have one of these addresses, which are in lower case. */
export const listUsersOfEmails = (executor: Executor, platformId: bigint, emails: readonly string[]) =>
  executor
    .selectFrom('users')
    .select(['id', 'email', 'lang_key as langKey'])
    .where('platform_id', '=', platformId)
    .where('login_email', 'in', emails)
    .execute();
