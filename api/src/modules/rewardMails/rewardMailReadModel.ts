import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';
import { PREPARED } from '../../db/preparingPool.ts';

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
    .leftJoin('email_template_versions', (join) =>
      join
        .onRef('email_template_versions.platform_id', '=', 'outbox.platform_id')
        .onRef('email_template_versions.etid', '=', 'order_lines.etid')
        .onRef('email_template_versions.version', '=', 'order_lines.template_version'),
    )
    .where('outbox.platform_id', '=', platformId)
    .where(sql<boolean>`outbox.id = any(${outboxIds}::bigint[])`)
    .select([
      'outbox.id as outbox_id',
      'outbox.message_id',
      'order_lines.id as line_id',
      'order_lines.line_number',
      'order_lines.etid',
      'outbox.created_at as queued_at',
      'outbox.recipient',
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
      'orders.carrier_message',
      'platforms.support_email',
      'platforms.help_centre_url',
      'platforms.name as organization_name',
      'users.lang_key',
      'users.first_name as user_first_name',
      'users.last_name as user_last_name',
      'rewards.token_encrypted',
      'rewards.expires_at',
      'email_template_versions.locale',
      'email_template_versions.from_name',
      'email_template_versions.from_email',
      'email_template_versions.reply_to_email',
      'email_template_versions.subject_template',
      'email_template_versions.message_block',
      'email_template_versions.closing_message',
      'email_template_versions.customer_support_message',
      'email_template_versions.primary_color',
      'email_template_versions.logo_url',
      'email_template_versions.logo_alt_text',
      'email_template_versions.show_powered_by',
      'email_template_versions.sms_message_body',
    ])
    .execute();
}

/** Reads what the copies of lines' mails say, one row an address that the line's template names. */
export const readRewardCopies = (executor: Executor, platformId: bigint, lineIds: readonly bigint[]) =>
  executor
    .selectFrom('order_lines')
    .innerJoin('email_template_versions', (join) =>
      join
        .onRef('email_template_versions.platform_id', '=', 'order_lines.platform_id')
        .onRef('email_template_versions.etid', '=', 'order_lines.etid')
        .onRef('email_template_versions.version', '=', 'order_lines.template_version'),
    )
    .innerJoin('orders', (join) =>
      join.onRef('orders.platform_id', '=', 'order_lines.platform_id').onRef('orders.id', '=', 'order_lines.order_id'),
    )
    .innerJoin('users', (join) =>
      join.onRef('users.platform_id', '=', 'order_lines.platform_id').onRef('users.id', '=', 'orders.user_id'),
    )
    .innerJoin('platforms', 'platforms.id', 'order_lines.platform_id')
    .innerJoin('rewards', (join) =>
      join
        .onRef('rewards.platform_id', '=', 'order_lines.platform_id')
        .onRef('rewards.order_line_id', '=', 'order_lines.id')
        .on('rewards.is_live', '=', true),
    )
    .where('order_lines.platform_id', '=', platformId)
    .where(sql<boolean>`order_lines.id = any(${lineIds}::bigint[])`)
    .where(sql<boolean>`email_template_versions.bcc_emails <> '{}'`)
    .select([
      'rewards.id as reward_id',
      'orders.user_id',
      'orders.reference_order_id',
      'users.lang_key',
      'order_lines.line_number',
      'order_lines.first_name',
      'order_lines.last_name',
      'order_lines.reward_name',
      'order_lines.amount_minor',
      'order_lines.quantity',
      'order_lines.currency_code',
      'platforms.name as organization_name',
      'email_template_versions.name as template_name',
      'email_template_versions.bcc_emails',
    ])
    .orderBy('order_lines.id')
    .execute();

/** Returns the numbers of those lines that go to a phone. */
export async function readPhones(
  executor: Executor,
  platformId: bigint,
  lineIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, string | null>> {
  const rows = await executor
    .selectFrom('order_lines')
    .select(['id', 'mobile_number'])
    .where('platform_id', '=', platformId)
    .where('delivery_method', '=', 'MOBILE')
    .where(sql<boolean>`id = any(${lineIds}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row.mobile_number]));
}

export type RewardMailRow = Awaited<ReturnType<typeof readRewardMailRows>>[number];
