import type { Executor } from '../../db/client.ts';

const joined = (executor: Executor, orderId: bigint) =>
  executor
    .selectFrom('order_lines')
    .leftJoin('rewards', (join) =>
      join.onRef('rewards.order_line_id', '=', 'order_lines.id').on('rewards.is_live', '=', true),
    )
    .selectAll('order_lines')
    .select([
      'rewards.status as reward_status',
      'rewards.remaining_minor',
      'rewards.issued_at',
      'rewards.expires_at',
      'rewards.first_viewed_at',
    ])
    .where('order_lines.order_id', '=', orderId);

/** A line with its live reward. */
export type OrderLineView = Awaited<ReturnType<typeof listLines>>[number];

/** A page of an order's lines by number. */
export const listLines = (executor: Executor, orderId: bigint, limit: number, offset: number) =>
  joined(executor, orderId).orderBy('order_lines.line_number').limit(limit).offset(offset).execute();

export const findLine = (executor: Executor, orderId: bigint, lineNumber: number): Promise<OrderLineView | undefined> =>
  joined(executor, orderId).where('order_lines.line_number', '=', lineNumber).executeTakeFirst();

export async function findTemplateName(executor: Executor, etid: string): Promise<string | null> {
  const row = await executor.selectFrom('email_templates').select('name').where('etid', '=', etid).executeTakeFirst();
  return row?.name ?? null;
}

/** Mail servers' answers about a line, oldest first. */
export type MailAttempt = Awaited<ReturnType<typeof listAttempts>>[number];

const listAttempts = (executor: Executor, lineId: bigint) =>
  executor
    .selectFrom('delivery_attempts')
    .select(['created_at', 'recipient', 'outcome', 'response'])
    .where('order_line_id', '=', lineId)
    .orderBy('id')
    .execute();

/** The mails about a line: each answer, and when the line's mails were given up without a lasting one. */
export async function listMails(executor: Executor, lineId: bigint) {
  const [attempts, givenUp] = await Promise.all([
    listAttempts(executor, lineId),
    executor
      .selectFrom('outbox')
      .select(['settled_at', 'last_error'])
      .where('order_line_id', '=', lineId)
      .where('status', '=', 'DEAD')
      .where('last_error', 'is not', null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('delivery_attempts as refused')
              .select('refused.id')
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
