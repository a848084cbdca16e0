import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

/** A reward by its token's hash, with its line, order and catalogue entry; undefined when there is none. */
export const readRewardByToken = (executor: Executor, tokenHash: string) =>
  executor
    .selectFrom('reward_tokens')
    .innerJoin('platforms', 'platforms.id', 'reward_tokens.platform_id')
    .innerJoin('rewards', (join) =>
      join
        .onRef('rewards.platform_id', '=', 'reward_tokens.platform_id')
        .onRef('rewards.id', '=', 'reward_tokens.reward_id'),
    )
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.platform_id', '=', 'reward_tokens.platform_id')
        .onRef('order_lines.id', '=', 'rewards.order_line_id'),
    )
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.platform_id', '=', 'reward_tokens.platform_id')
        .onRef('orders.id', '=', 'order_lines.order_id'),
    )
    .leftJoin('catalog_items', 'catalog_items.utid', 'order_lines.utid')
    .leftJoin('brands', 'brands.id', 'catalog_items.brand_id')
    .where('reward_tokens.token_hash', '=', tokenHash)
    .select([
      'rewards.id',
      'reward_tokens.moved_at',
      'rewards.is_live',
      'rewards.status',
      'rewards.credentials_encrypted',
      'rewards.initial_minor',
      'rewards.remaining_minor',
      'rewards.issued_at',
      'rewards.expires_at',
      'rewards.frozen_until',
      'rewards.first_viewed_at',
      'order_lines.id as line_id',
      'order_lines.line_number',
      'order_lines.first_name',
      'order_lines.last_name',
      'order_lines.sender_name',
      'order_lines.message',
      'order_lines.brand_key',
      'order_lines.brand_name',
      'order_lines.reward_name',
      'order_lines.amount_minor',
      'order_lines.quantity',
      'order_lines.currency_code',
      'orders.reference_order_id',
      'orders.platform_id',
      'platforms.name as platform_name',
      'platforms.support_email',
      'catalog_items.redemption_instructions',
      'brands.terms',
      'brands.disclaimer',
    ])
    .select(
      sql<boolean>`exists (select from reward_actions where reward_actions.platform_id = rewards.platform_id
        and reward_actions.reward_id = rewards.id and reward_actions.new_order_id is not null)`.as('is_replaced'),
    )
    .executeTakeFirst();

export type RewardRow = NonNullable<Awaited<ReturnType<typeof readRewardByToken>>>;

/** The sealed credentials of a line's live reward; undefined when it has none. */
export async function findSealedCredentials(executor: Executor, line: TenantKey): Promise<string | undefined> {
  const row = await executor
    .selectFrom('rewards')
    .select('credentials_encrypted')
    .where('platform_id', '=', line.platformId)
    .where('order_line_id', '=', line.id)
    .where('is_live', '=', true)
    .executeTakeFirst();
  return row?.credentials_encrypted;
}
