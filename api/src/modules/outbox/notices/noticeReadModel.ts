import { sql } from 'kysely';
import type { Executor } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import { PREPARED } from '../../../db/preparingPool.ts';

/** Returns who reads the notices to a user: the user, or for that of an API key its maker; null when they may no longer sign in. */
export async function findNoticeReader(executor: Executor, { platformId, id }: TenantKey): Promise<bigint | null> {
  const row = await executor
    .selectFrom('users')
    .modifyFront(PREPARED)
    .leftJoin('users as maker', (join) =>
      join
        .onRef('maker.platform_id', '=', 'users.platform_id')
        .onRef('maker.id', '=', 'users.created_by_user_id')
        .on('maker.status', '=', 'ACTIVATED'),
    )
    .select(sql<bigint | null>`case when users.credential_id is null then users.id else maker.id end`.as('reader'))
    .where('users.platform_id', '=', platformId)
    .where('users.id', '=', id)
    .executeTakeFirst();
  return row?.reader ?? null;
}

/** Returns the outbox rows of a platform that are notices to users, with their recipients. */
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

/** The facts of a notice from which its mail is written. */
export type NoticeFacts = Omit<NoticeRow, 'platform_id' | 'id'>;
