import type { Executor } from '../../../db/client.ts';

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
