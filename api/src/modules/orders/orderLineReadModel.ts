import type { Executor } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

const joined = (executor: Executor, order: TenantKey) =>
  executor
    .selectFrom('order_lines')
    .leftJoin('rewards', (join) =>
      join
        .onRef('rewards.platform_id', '=', 'order_lines.platform_id')
        .onRef('rewards.order_line_id', '=', 'order_lines.id')
        .on('rewards.is_live', '=', true),
    )
    .selectAll('order_lines')
    .select([
      'rewards.status as reward_status',
      'rewards.remaining_minor',
      'rewards.issued_at',
      'rewards.expires_at',
      'rewards.first_viewed_at',
    ])
    .where('order_lines.platform_id', '=', order.platformId)
    .where('order_lines.order_id', '=', order.id);

/** A line with its live reward. */
export type OrderLineView = Awaited<ReturnType<typeof listLines>>[number];

/** A page of an order's lines by number. */
export const listLines = (executor: Executor, order: TenantKey, limit: number, offset: number) =>
  joined(executor, order).orderBy('order_lines.line_number').limit(limit).offset(offset).execute();

export const findLine = (
  executor: Executor,
  order: TenantKey,
  lineNumber: number,
): Promise<OrderLineView | undefined> =>
  joined(executor, order).where('order_lines.line_number', '=', lineNumber).executeTakeFirst();

export async function findTemplateName(executor: Executor, platformId: bigint, etid: string): Promise<string | null> {
  const row = await executor
    .selectFrom('email_templates')
    .select('name')
    .where('platform_id', '=', platformId)
    .where('etid', '=', etid)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Mail servers' answers about a line, oldest first. */
export type MailAttempt = Awaited<ReturnType<typeof listAttempts>>[number];

const listAttempts = (executor: Executor, line: TenantKey) =>
  executor
    .selectFrom('delivery_attempts')
    .select(['created_at', 'recipient', 'outcome', 'response'])
    .where('platform_id', '=', line.platformId)
    .where('order_line_id', '=', line.id)
    .orderBy('id')
    .execute();

/** The mails about a line: each answer, and when the line's mails were given up without a lasting one. */
export async function listMails(executor: Executor, line: TenantKey) {
  const [attempts, givenUp] = await Promise.all([
    listAttempts(executor, line),
    executor
      .selectFrom('outbox')
      .select(['settled_at', 'last_error'])
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

/** A resend with the name of who asked for it, and whether its message came back. */
export type ResendView = Awaited<ReturnType<typeof listResends>>[number];

/** The times that a line was sent again, oldest first. */
export const listResends = (executor: Executor, line: TenantKey) =>
  executor
    .selectFrom('resends')
    .innerJoin('users', (join) =>
      join.onRef('users.platform_id', '=', 'resends.platform_id').onRef('users.id', '=', 'resends.user_id'),
    )
    .innerJoin('outbox', (join) =>
      join.onRef('outbox.platform_id', '=', 'resends.platform_id').onRef('outbox.id', '=', 'resends.outbox_id'),
    )
    .select([
      'resends.created_at',
      'resends.recipient',
      'resends.reason',
      'users.first_name',
      'users.last_name',
      'outbox.status',
    ])
    .where('resends.platform_id', '=', line.platformId)
    .where('resends.order_line_id', '=', line.id)
    .orderBy('resends.id')
    .execute();

/** Who has looked at the codes of a line's reward, oldest first. */
export const listCredentialViews = (executor: Executor, line: TenantKey) =>
  executor
    .selectFrom('credential_views')
    .innerJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'credential_views.platform_id')
        .onRef('users.id', '=', 'credential_views.user_id'),
    )
    .select(['credential_views.created_at', 'users.first_name', 'users.last_name'])
    .where('credential_views.platform_id', '=', line.platformId)
    .where('credential_views.order_line_id', '=', line.id)
    .orderBy('credential_views.id')
    .execute();
