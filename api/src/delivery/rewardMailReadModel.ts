import { sql } from 'kysely';
import type { Executor } from '../db/client.ts';
import { PREPARED } from '../db/preparingPool.ts';

/** All data of an outbox row's mail, joined as plain columns. */
export async function readRewardMailRows(executor: Executor, platformId: bigint, outboxIds: readonly bigint[]) {
  return executor
    .selectFrom('outbox')
    .modifyFront(PREPARED)
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.platform_id', '=', 'outbox.platform_id')
        .onRef('order_lines.id', '=', 'outbox.order_line_id'),
    )
    .innerJoin('orders', (join) =>
      join.onRef('orders.platform_id', '=', 'outbox.platform_id').onRef('orders.id', '=', 'order_lines.order_id'),
    )
    .innerJoin('platforms', 'platforms.id', 'outbox.platform_id')
    .innerJoin('users', (join) =>
      join.onRef('users.platform_id', '=', 'outbox.platform_id').onRef('users.id', '=', 'orders.user_id'),
    )
    .innerJoin('rewards', (join) =>
      join.onRef('rewards.platform_id', '=', 'outbox.platform_id').onRef('rewards.id', '=', 'outbox.reward_id'),
    )
    .leftJoin('email_templates', (join) =>
      join
        .onRef('email_templates.platform_id', '=', 'outbox.platform_id')
        .onRef('email_templates.etid', '=', 'order_lines.etid'),
    )
    .where('outbox.platform_id', '=', platformId)
    .where(sql<boolean>`outbox.id = any(${outboxIds}::bigint[])`)
    .select([
      'outbox.id as outbox_id',
      'outbox.message_id',
      'order_lines.id as line_id',
      'order_lines.line_number',
      'outbox.created_at as queued_at',
      sql<string | null>`coalesce(outbox.recipient, order_lines.email)`.as('email'),
      'order_lines.first_name',
      'order_lines.last_name',
      'order_lines.sender_name',
      'order_lines.subject',
      'order_lines.message',
      'order_lines.reward_name',
      'order_lines.brand_name',
      'order_lines.brand_key',
      'order_lines.amount_minor',
      'order_lines.quantity',
      'order_lines.currency_code',
      'orders.reference_order_id',
      'platforms.support_email',
      'users.lang_key',
      'users.first_name as user_first_name',
      'users.last_name as user_last_name',
      'rewards.token_encrypted',
      'rewards.expires_at',
      'email_templates.locale',
      'email_templates.from_name',
      'email_templates.from_email',
      'email_templates.reply_to_email',
      'email_templates.bcc_emails',
      'email_templates.subject_template',
      'email_templates.message_block',
      'email_templates.closing_message',
      'email_templates.customer_support_message',
      'email_templates.primary_color',
      'email_templates.logo_url',
      'email_templates.logo_alt_text',
      'email_templates.show_powered_by',
    ])
    .execute();
}

export type RewardMailRow = Awaited<ReturnType<typeof readRewardMailRows>>[number];
