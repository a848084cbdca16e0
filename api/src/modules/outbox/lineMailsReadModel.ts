import type { Executor } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

/** A server's answer about a line. */
export type MailAttempt = Awaited<ReturnType<typeof listAttempts>>[number];

const listAttempts = (executor: Executor, line: TenantKey) =>
  executor
    .selectFrom('delivery_attempts as attempts')
    .innerJoin('outbox', (join) =>
      join.onRef('outbox.platform_id', '=', 'attempts.platform_id').onRef('outbox.id', '=', 'attempts.outbox_id'),
    )
    .select(['outbox.channel', 'attempts.created_at', 'attempts.recipient', 'outcome', 'response'])
    .where('attempts.platform_id', '=', line.platformId)
    .where('attempts.order_line_id', '=', line.id)
    .orderBy('attempts.id')
    .execute();

/** Returns the messages about a line: each answer, oldest first, and when the line's messages were given up without a lasting one. */
export async function listMails(executor: Executor, line: TenantKey) {
  const [attempts, givenUp] = await Promise.all([
    listAttempts(executor, line),
    executor
      .selectFrom('outbox')
      .select(['channel', 'settled_at', 'last_error'])
      .where('platform_id', '=', line.platformId)
      .where('order_line_id', '=', line.id)
      .where('status', '=', 'DEAD')
      .where('last_error', 'is not', null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('delivery_attempts as refused')
              .select('refused.id')
              .whereRef('refused.platform_id', '=', 'outbox.platform_id')
              .whereRef('refused.order_line_id', '=', 'outbox.order_line_id')
              .whereRef('refused.outbox_id', '=', 'outbox.id')
              .where('refused.outcome', '=', 'BOUNCED'),
          ),
        ),
      )
      .orderBy('id')
      .execute(),
  ]);
  return { attempts, givenUp };
}
