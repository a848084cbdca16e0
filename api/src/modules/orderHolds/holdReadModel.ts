import type { StaffHoldsQuery } from '@portal/shared/contract/staffHolds';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Executor } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import { likeText } from '../../lists/likeText.ts';

type HoldFilter = Pick<StaffHoldsQuery, 'list' | 'reason' | 'q'>;

/** The last hold of each order, with its order, in every organisation. */
const lastHolds = (executor: Executor) =>
  executor
    .selectFrom('order_holds')
    .modifyFront(EVERY_TENANT)
    .innerJoin('orders', (join) =>
      join.onRef('orders.platform_id', '=', 'order_holds.platform_id').onRef('orders.id', '=', 'order_holds.order_id'),
    )
    .innerJoin('accounts', (join) =>
      join.onRef('accounts.platform_id', '=', 'orders.platform_id').onRef('accounts.id', '=', 'orders.account_id'),
    )
    .innerJoin('platforms', 'platforms.id', 'order_holds.platform_id')
    .innerJoin('users', (join) =>
      join.onRef('users.platform_id', '=', 'orders.platform_id').onRef('users.id', '=', 'orders.user_id'),
    )
    .where(
      sql<SqlBool>`not exists (select from order_holds later where later.platform_id = order_holds.platform_id
        and later.order_id = order_holds.order_id and later.id > order_holds.id)`,
    );

const filtered = (executor: Executor, { list, reason, q }: HoldFilter) =>
  lastHolds(executor)
    .where('order_holds.decision', list === 'WAITING' ? 'is' : 'is not', null)
    .$if(reason !== undefined, (query) => query.where('order_holds.reason', '=', reason ?? ''))
    .$if(q !== '', (query) =>
      query.where((is) =>
        is.or([
          is('orders.reference_order_id', '=', q.toUpperCase()),
          contains(sql`platforms.name`, q),
          contains(sql`accounts.display_name`, q),
        ]),
      ),
    );

const contains = (column: Expression<string>, text: string) =>
  sql<SqlBool>`fold_text(${column}) like ('%' || fold_text(${likeText(text)}) || '%')`;

const COLUMNS = [
  'order_holds.platform_id',
  'order_holds.order_id',
  'order_holds.reason',
  'order_holds.held_at',
  'order_holds.version',
  'order_holds.decision',
  'order_holds.decision_reason',
  'order_holds.decided_at',
  'order_holds.decided_by',
  'orders.reference_order_id',
  'orders.state',
  'orders.created_at',
  'orders.total_minor',
  'orders.credit_card_fee_minor',
  'orders.currency_code',
  'orders.payment_method',
  'orders.line_count',
  'orders.recipient_summary',
  'orders.reward_names',
  'accounts.identifier as account_identifier',
  'accounts.display_name as account_display_name',
  'platforms.platform_client_id',
  'platforms.name as platform_name',
  'platforms.kyb_status',
  'users.first_name',
  'users.last_name',
  'users.email',
] as const;

export type ListedHold = Awaited<ReturnType<typeof listHolds>>[number];

/** Returns holds of every organisation: who has waited longest first, or the latest decisions first. */
export const listHolds = (executor: Executor, filter: HoldFilter, page: { limit: number; offset: number }) =>
  filtered(executor, filter)
    .select(COLUMNS)
    .$if(filter.list === 'WAITING', (query) => query.orderBy('order_holds.held_at'))
    .$if(filter.list === 'DECIDED', (query) => query.orderBy('order_holds.decided_at', 'desc'))
    .orderBy('order_holds.id', filter.list === 'WAITING' ? 'asc' : 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

/** Returns their number, counted up to `cap`. */
export async function countHolds(executor: Executor, filter: HoldFilter, cap: number): Promise<number> {
  const { count } = await executor
    .selectFrom(filtered(executor, filter).select('order_holds.id').limit(cap).as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the last hold of an order by its reference; undefined for one that does not exist or was never held. */
export const findHoldOf = (executor: Executor, reference: string): Promise<ListedHold | undefined> =>
  lastHolds(executor).select(COLUMNS).where('orders.reference_order_id', '=', reference).executeTakeFirst();
