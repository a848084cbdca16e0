import { sql } from 'kysely';
import { isAccountVisible } from '../../access/accountAccess.ts';
import { seesEveryone } from '../../access/seesEveryone.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { IS_UNDER_WAY } from './orderLineReadModel.ts';

const resendables = (executor: Executor, platformId: bigint) =>
  executor
    .selectFrom('order_lines')
    .innerJoin('orders', (join) =>
      join.onRef('orders.platform_id', '=', 'order_lines.platform_id').onRef('orders.id', '=', 'order_lines.order_id'),
    )
    .innerJoin('accounts', (join) =>
      join.onRef('accounts.platform_id', '=', 'orders.platform_id').onRef('accounts.id', '=', 'orders.account_id'),
    )
    .leftJoin('rewards', (join) =>
      join
        .onRef('rewards.platform_id', '=', 'order_lines.platform_id')
        .onRef('rewards.order_line_id', '=', 'order_lines.id')
        .on('rewards.is_live', '=', true),
    )
    .select([
      'order_lines.platform_id',
      'order_lines.id',
      'order_lines.order_id',
      'order_lines.line_number',
      'order_lines.first_name',
      'order_lines.last_name',
      'order_lines.email',
      'order_lines.mobile_number',
      'order_lines.reward_name',
      'order_lines.status',
      'order_lines.delivery_method',
      'order_lines.delivery_status',
      'order_lines.status_reason',
      'orders.reference_order_id',
      'orders.user_id',
      'rewards.id as reward_id',
      'rewards.status as reward_status',
      'rewards.expires_at',
      'rewards.frozen_until',
      'rewards.first_viewed_at',
      IS_UNDER_WAY,
      sql<Date | null>`(select max(resends.created_at) from resends
        join outbox on outbox.platform_id = resends.platform_id and outbox.id = resends.outbox_id
        where resends.platform_id = order_lines.platform_id and resends.order_line_id = order_lines.id
          and outbox.status <> 'DEAD')`.as('last_resent_at'),
    ])
    .where('order_lines.platform_id', '=', platformId);

/** A line as far as sending it again depends on it. */
export type Resendable = NonNullable<Awaited<ReturnType<typeof findResendable>>>;

export const findResendable = (executor: Executor, { platformId, id }: TenantKey) =>
  resendables(executor, platformId).where('order_lines.id', '=', id).executeTakeFirst();

/** Those of these lines that the user sees, in no order. */
export const listResendables = (executor: Executor, user: SessionUser, ids: readonly bigint[]): Promise<Resendable[]> =>
  resendables(executor, user.platformId)
    .where(sql<boolean>`order_lines.id = any(${ids}::bigint[])`)
    .where((eb) => {
      const isOwn = eb('orders.user_id', '=', user.id);
      return seesEveryone(user) ? eb.or([isAccountVisible(user), isOwn]) : isOwn;
    })
    .execute();
