import type { Executor } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

/** All that a line's letter says, with the version of the template that the line keeps; undefined without a live reward. */
export const readLetterLine = (executor: Executor, { platformId, id }: TenantKey) =>
  executor
    .selectFrom('order_lines')
    .innerJoin('orders', (join) =>
      join.onRef('orders.platform_id', '=', 'order_lines.platform_id').onRef('orders.id', '=', 'order_lines.order_id'),
    )
    .innerJoin('users', (join) =>
      join.onRef('users.platform_id', '=', 'orders.platform_id').onRef('users.id', '=', 'orders.user_id'),
    )
    .innerJoin('platforms', 'platforms.id', 'order_lines.platform_id')
    .innerJoin('rewards', (join) =>
      join
        .onRef('rewards.platform_id', '=', 'order_lines.platform_id')
        .onRef('rewards.order_line_id', '=', 'order_lines.id')
        .on('rewards.is_live', '=', true)
        .on('rewards.status', '<>', 'CANCELLED'),
    )
    .innerJoin('print_template_versions as template', (join) =>
      join
        .onRef('template.platform_id', '=', 'order_lines.platform_id')
        .onRef('template.ptid', '=', 'order_lines.ptid')
        .onRef('template.version', '=', 'order_lines.print_template_version'),
    )
    .where('order_lines.platform_id', '=', platformId)
    .where('order_lines.id', '=', id)
    .select([
      'order_lines.line_number',
      'order_lines.first_name',
      'order_lines.last_name',
      'order_lines.address',
      'order_lines.to_name as line_to_name',
      'order_lines.from_name as line_from_name',
      'order_lines.letter_head_title as line_letter_head_title',
      'order_lines.message as line_message',
      'order_lines.reward_name',
      'order_lines.amount_minor',
      'order_lines.quantity',
      'order_lines.currency_code',
      'orders.reference_order_id',
      'users.lang_key',
      'platforms.name as organization_name',
      'platforms.support_email',
      'rewards.token_encrypted',
      'rewards.issued_at',
      'rewards.expires_at',
      'template.ptid',
      'template.name',
      'template.background_color',
      'template.use_logo',
      'template.logo_url',
      'template.uses_default_support',
      'template.support_message',
      'template.letter_head_title',
      'template.to_name',
      'template.from_name',
      'template.message',
    ])
    .executeTakeFirst();

export type LetterLine = NonNullable<Awaited<ReturnType<typeof readLetterLine>>>;
