import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

/** True when an action on a line's reward waits for the issuer. */
export const IS_UNDER_WAY =
  sql<boolean>`exists (select from reward_actions where reward_actions.platform_id = rewards.platform_id
  and reward_actions.reward_id = rewards.id and reward_actions.state = 'OPEN')`.as('is_under_way');

/** True when the issuer keeps a card of a line's reward. */
export const HAS_CARD =
  sql<boolean>`exists (select from reward_cards where reward_cards.platform_id = rewards.platform_id
  and reward_cards.reward_id = rewards.id)`.as('has_card');

const joined = (executor: Executor, order: TenantKey) =>
  executor
    .selectFrom('order_lines')
    .leftJoin('rewards', (join) =>
      join
        .onRef('rewards.platform_id', '=', 'order_lines.platform_id')
        .onRef('rewards.order_line_id', '=', 'order_lines.id')
        .on('rewards.is_live', '=', true),
    )
    .leftJoin('catalog_items', 'catalog_items.utid', 'order_lines.utid')
    .selectAll('order_lines')
    .select([
      'catalog_items.reward_type',
      'rewards.id as reward_id',
      'rewards.status as reward_status',
      'rewards.initial_minor',
      'rewards.remaining_minor',
      'rewards.frozen_until',
      'rewards.issued_at',
      'rewards.expires_at',
      'rewards.first_viewed_at',
    ])
    .select([HAS_CARD, IS_UNDER_WAY])
    .where('order_lines.platform_id', '=', order.platformId)
    .where('order_lines.order_id', '=', order.id);

/** A line with its live reward. */
export type OrderLineView = Awaited<ReturnType<typeof listLines>>[number];

/** A page of an order's lines by number, which counts them from 1: so that the last of many thousand is found as soon as the first. */
export const listLines = (executor: Executor, order: TenantKey, limit: number, offset: number) =>
  joined(executor, order)
    .where('order_lines.line_number', '>', offset)
    .orderBy('order_lines.line_number')
    .limit(limit)
    .execute();

export const findLine = (
  executor: Executor,
  order: TenantKey,
  lineNumber: number,
): Promise<OrderLineView | undefined> =>
  joined(executor, order).where('order_lines.line_number', '=', lineNumber).executeTakeFirst();

/** The columns that a new order can repeat, of lines of orders and of carts. */
export const REPEATED_COLUMNS = [
  'utid',
  'currency_code',
  'amount_minor',
  'quantity',
  'delivery_method',
  'first_name',
  'last_name',
  'email',
  'mobile_number',
  'address',
  'shipping_method',
  'etid',
  'template_version',
  'sender_name',
  'subject',
  'message',
  'ptid',
  'print_template_version',
  'to_name',
  'from_name',
  'letter_head_title',
  'notes',
  'location_id',
  'tour_id',
  'reservation_id',
] as const;

/** The part of a line that a new order can repeat. */
export type RepeatableLine = Awaited<ReturnType<typeof listRepeatableLines>>[number];

/** Returns what an order's lines were, or one of them, in their order. */
export const listRepeatableLines = (executor: Executor, order: TenantKey, lineNumber: number | undefined) =>
  executor
    .selectFrom('order_lines')
    .select(REPEATED_COLUMNS)
    .where('platform_id', '=', order.platformId)
    .where('order_id', '=', order.id)
    .$if(lineNumber !== undefined, (lines) => lines.where('line_number', '=', lineNumber ?? 0))
    .orderBy('line_number')
    .execute();

/** A line whose reward was not issued. */
export type FailedLine = Awaited<ReturnType<typeof listFailedLines>>[number];

/** Returns failed lines of an order behind a line, in their order. */
export const listFailedLines = (executor: Executor, order: TenantKey, afterLine: number, limit: number) =>
  executor
    .selectFrom('order_lines')
    .selectAll()
    .where('platform_id', '=', order.platformId)
    .where('order_id', '=', order.id)
    .where('status', '=', 'FAILED')
    .where('line_number', '>', afterLine)
    .orderBy('line_number')
    .limit(limit)
    .execute();

/** Returns in which ways the failed lines of an order would have been delivered. */
export async function listFailedMethods(executor: Executor, order: TenantKey): Promise<string[]> {
  const rows = await executor
    .selectFrom('order_lines')
    .select('delivery_method')
    .distinct()
    .where('platform_id', '=', order.platformId)
    .where('order_id', '=', order.id)
    .where('status', '=', 'FAILED')
    .execute();
  return rows.map(({ delivery_method }) => delivery_method);
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

/** Lists who has looked at the codes of a line's reward, oldest first. */
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

/** When something was spent of a line's reward, oldest first. */
export const listRedemptions = (executor: Executor, line: TenantKey) =>
  executor
    .selectFrom('reward_redemptions')
    .innerJoin('rewards', (join) =>
      join
        .onRef('rewards.platform_id', '=', 'reward_redemptions.platform_id')
        .onRef('rewards.id', '=', 'reward_redemptions.reward_id'),
    )
    .select(['reward_redemptions.redeemed_at', 'reward_redemptions.amount_minor'])
    .where('reward_redemptions.platform_id', '=', line.platformId)
    .where('rewards.order_line_id', '=', line.id)
    .orderBy('reward_redemptions.revision')
    .execute();

/** A change of the time of a line with the name of who made it. */
export type ScheduleChangeView = Awaited<ReturnType<typeof listScheduleChanges>>[number];

/** Lists how the time of a line was changed, oldest first. */
export const listScheduleChanges = (executor: Executor, line: TenantKey) =>
  executor
    .selectFrom('schedule_changes')
    .innerJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'schedule_changes.platform_id')
        .onRef('users.id', '=', 'schedule_changes.user_id'),
    )
    .select([
      'schedule_changes.scheduled_at',
      'schedule_changes.time_zone',
      'schedule_changes.former_at',
      'schedule_changes.former_time_zone',
      'schedule_changes.created_at',
      'users.first_name',
      'users.last_name',
    ])
    .where('schedule_changes.platform_id', '=', line.platformId)
    .where('schedule_changes.order_line_id', '=', line.id)
    .orderBy('schedule_changes.id')
    .execute();

/** An action on a line's reward with the name of who asked for it, and the order that came of a reissue. */
export type ActionView = Awaited<ReturnType<typeof listActions>>[number];

/** Lists what was done to a line's reward, oldest first. */
export const listActions = (executor: Executor, line: TenantKey) =>
  executor
    .selectFrom('reward_actions')
    .innerJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'reward_actions.platform_id')
        .onRef('users.id', '=', 'reward_actions.user_id'),
    )
    .leftJoin('orders', (join) =>
      join
        .onRef('orders.platform_id', '=', 'reward_actions.platform_id')
        .onRef('orders.id', '=', 'reward_actions.new_order_id'),
    )
    .select([
      'reward_actions.kind',
      'reward_actions.state',
      'reward_actions.reason',
      'reward_actions.other_reason',
      'reward_actions.refusal',
      'reward_actions.frozen_until',
      'reward_actions.created_at',
      'reward_actions.settled_at',
      'users.first_name',
      'users.last_name',
      'orders.reference_order_id as new_reference_order_id',
    ])
    .where('reward_actions.platform_id', '=', line.platformId)
    .where('reward_actions.order_line_id', '=', line.id)
    .orderBy('reward_actions.id')
    .execute();
