import type { TemplateUses } from '@portal/shared/contract/emailTemplates';
import { fullName } from '@portal/shared/domain/people/fullName';
import { sql } from 'kysely';
import type { Db, Executor } from '../../db/client.ts';
import { PREPARED } from '../../db/preparingPool.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { isAccountVisible } from '../../access/accountAccess.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { UsedTemplate } from '../templates/index.ts';
import { foundIds, matchingLine, type Direction, type OrderFilter } from './orderSearch.ts';

/** Which rows of a list: `direction` of the time of placing. */
export interface ListWindow {
  readonly direction: Direction;
  readonly limit: number;
  readonly offset: number;
}

/** Row limit of a list or file. */
const LISTED = [
  'orders.id',
  'orders.reference_order_id',
  'orders.created_at',
  'orders.status',
  'orders.state',
  'orders.failed_lines',
  'orders.delivered_lines',
  'orders.undelivered_lines',
  'orders.scheduled_lines',
  'orders.recipient_summary',
  'orders.reward_names',
  'orders.line_count',
  'orders.unwritten_lines',
  'orders.issued_lines',
  'orders.order_source',
  'orders.purchase_order_number',
  'orders.notes',
  'orders.external_reference_id',
  'orders.total_minor',
  'orders.reward_minor',
  'orders.fee_minor',
  'orders.shipping_minor',
  'orders.credit_card_fee_minor',
  'orders.currency_code',
] as const;

const DETAILED = [
  'orders.platform_id',
  'orders.user_id',
  'orders.cart_id',
  'orders.account_id',
  'accounts.customer_id as account_customer_id',
  'accounts.account_number',
  'orders.campaign',
  'orders.reissued_from',
  'orders.payment_method',
  'orders.credit_card_fee_minor',
  'orders.refunded_minor',
  'orders.fulfillment_type',
  'orders.completed_at',
  'orders.schedule_version',
  'orders.carrier_message',
  'orders.text_consent_wording',
  'orders.text_consent_language',
  'orders.text_consent_at',
] as const;

const joined = (executor: Executor) =>
  executor
    .selectFrom('orders')
    .innerJoin('accounts', (join) =>
      join.onRef('accounts.platform_id', '=', 'orders.platform_id').onRef('accounts.id', '=', 'orders.account_id'),
    )
    .innerJoin('customers', (join) =>
      join.onRef('customers.platform_id', '=', 'orders.platform_id').onRef('customers.id', '=', 'orders.customer_id'),
    )
    .innerJoin('users', (join) =>
      join.onRef('users.platform_id', '=', 'orders.platform_id').onRef('users.id', '=', 'orders.user_id'),
    )
    .select([
      'accounts.identifier as account_identifier',
      'accounts.display_name as account_display_name',
      'customers.identifier as customer_identifier',
      'customers.display_name as customer_display_name',
      'users.first_name as created_by_first_name',
      'users.last_name as created_by_last_name',
    ]);

/** An order as lists and files show it, with the names of its account, group and sender. */
export type ListedOrder = Awaited<ReturnType<typeof listOrders>>[number];

/** A listed order with all further details. */
export type OrderView = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** The row ids of one page of orders in the list's order, and how many orders there are in all, counted no further than `cap`. */
export async function findOrderIds(
  db: Db,
  filter: OrderFilter,
  { direction, limit, offset }: ListWindow,
  cap: number,
): Promise<{ readonly ids: bigint[]; readonly total: number }> {
  return db.transaction().execute(async (tx) => {
    await LOW_PAGE_COSTS.execute(tx);
    const { rows } = await sql<{ ids: bigint[]; total: number }>`
      select coalesce((array_agg(id))[${offset + 1}::int:${offset + limit}::int], '{}') as ids, count(*)::int as total
      from (${foundIds(filter, direction, cap)}) as found`.execute(tx);
    return rows[0] ?? { ids: [], total: 0 };
  });
}

/**
 * Costs of pages that are in memory, as those of lists are; with the default costs the planner walks the wrong index
 * (docs/decisions/0008).
 */
export const LOW_PAGE_COSTS = sql`select set_config('seq_page_cost', '0.15', true), set_config('random_page_cost', '0.2', true)`;

/** The orders of a platform with these row ids, sorted. */
export const listOrders = (executor: Executor, platformId: bigint, ids: readonly bigint[], direction: Direction) =>
  joined(executor)
    .modifyFront(PREPARED)
    .select(LISTED)
    .where('orders.platform_id', '=', platformId)
    .where(sql<boolean>`orders.id = any(${ids}::bigint[])`)
    .orderBy('orders.created_at', direction)
    .orderBy('orders.id', direction)
    .execute();

/** The first recipient of each order that the search found, by the order's row id; empty where it looks for no recipient. */
export async function findMatchedRecipients(
  executor: Executor,
  ids: readonly bigint[],
  { platformId, search }: OrderFilter,
): Promise<Map<bigint, string>> {
  const matches = search && matchingLine(platformId, search, sql`found.id`);
  if (!matches) return new Map();
  const { rows } = await sql<{ id: bigint; first_name: string | null; last_name: string | null; email: string | null }>`
    select found.id, line.* from unnest(${ids}::bigint[]) as found(id) cross join lateral (
      select first_name, last_name, email from order_lines
      where platform_id = ${platformId} and order_id = found.id and ${matches} order by line_number limit 1
    ) as line`.execute(executor);
  return new Map(rows.map((row) => [row.id, fullName(row.first_name, row.last_name) || (row.email ?? '')]));
}

const detailed = (executor: Executor, platformId: bigint) =>
  joined(executor).modifyFront(PREPARED).select(LISTED).select(DETAILED).where('orders.platform_id', '=', platformId);

/** An order by its reference: of the user's own, or with `everyone` of any account that the user sees. */
export const findOrder = (executor: Executor, user: SessionUser, everyone: boolean, reference: string) =>
  detailed(executor, user.platformId)
    .where('orders.reference_order_id', '=', reference)
    .where((eb) =>
      everyone
        ? eb.or([isAccountVisible(user), eb('orders.user_id', '=', user.id)])
        : eb('orders.user_id', '=', user.id),
    )
    .executeTakeFirst();

/** An order of an organisation by its row id, whoever asks. */
export const readOrder = (executor: Executor, { platformId, id }: TenantKey): Promise<OrderView> =>
  detailed(executor, platformId).where('orders.id', '=', id).executeTakeFirstOrThrow();

/** Returns what a mail says of an order that is settled, and the language of whoever placed it. */
export const readDoneOrder = (executor: Executor, { platformId, id }: TenantKey) =>
  joined(executor)
    .select([
      'orders.reference_order_id',
      'orders.line_count',
      'orders.issued_lines',
      'orders.failed_lines',
      'orders.refunded_minor',
      'orders.currency_code',
      'orders.user_id',
      'users.lang_key',
    ])
    .where('orders.platform_id', '=', platformId)
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow();

/** The accounts that the user sees, or null for every account of the platform. */
export async function listVisibleAccountIds(executor: Executor, user: SessionUser): Promise<bigint[] | null> {
  if (user.access.organization || user.emulationPlatformId !== null) return null;
  const rows = await executor
    .selectFrom('accounts')
    .select('accounts.id')
    .where('accounts.platform_id', '=', user.platformId)
    .where(isAccountVisible(user))
    .execute();
  return rows.map((row) => row.id);
}

/** Aggregates of an order's lines. */
export interface LineFigures {
  readonly trackingNumbers: string[];
  /** Physical cards. */
  readonly cardQuantity: number;
  /** Printed rewards, each in its letter. */
  readonly letterQuantity: number;
  /** Mailed lines that no carrier has yet. */
  readonly linesAtPrinter: number;
  /** The cost of the delivered rewards, minor units of the order's currency. */
  readonly deliveredMinor: bigint;
  /** The part of shipping that was returned, minor units of the order's currency. */
  readonly shippingRefundedMinor: bigint;
  /** Why lines failed or were not delivered, most frequent first. */
  readonly problems: readonly { readonly reason: string; readonly lines: number }[];
}

export async function findLineFigures(executor: Executor, { platformId, id }: TenantKey): Promise<LineFigures> {
  const lines = sql`from order_lines where platform_id = ${platformId} and order_id = ${id}`;
  const mailed = sql`delivery_method in ('MAILED', 'BULK_PHYSICAL')`;
  // Each is read by an index of its own: an order may have fifty thousand lines.
  const { rows } = await sql<LineFigures>`${PREPARED}
    select
      (select coalesce(array_agg(distinct tracking_number), '{}') ${lines} and ${mailed} and tracking_number is not null) as "trackingNumbers",
      (select coalesce(sum(quantity), 0)::int ${lines} and ${mailed} and ptid is null) as "cardQuantity",
      (select count(*)::int ${lines} and ${mailed} and ptid is not null) as "letterQuantity",
      (select count(*)::int ${lines} and ${mailed} and status = 'COMPLETE' and delivery_status = 'PROCESSING') as "linesAtPrinter",
      (select coalesce(sum(charge_minor - refunded_minor), 0)::bigint ${lines}
        and status = 'COMPLETE' and delivery_status in ('SENT', 'DELIVERED', 'MAILED')) as "deliveredMinor",
      (select coalesce(sum(case status when 'FAILED' then shipping_minor else greatest(refunded_minor - charge_minor, 0) end), 0)::bigint
        ${lines} and ${mailed}) as "shippingRefundedMinor",
      (select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'lines', lines) order by lines desc, reason), '[]') from (
        select coalesce(status_reason, 'unknown') as reason, count(*) as lines ${lines}
        and delivery_status in ('NOT_DELIVERED', 'NOT_SENT') group by 1) as missed) as problems`.execute(executor);
  const [row] = rows;
  if (row === undefined) throw new Error('Sums of lines gave no row');
  return row;
}

/** The orders that have lines of a template that was not sent yet, the newest first. */
export async function listOrdersOfTemplate(
  executor: Executor,
  { platformId, column, identifier, limit }: UsedTemplate,
): Promise<TemplateUses> {
  const rows = await executor
    .selectFrom('order_lines')
    .innerJoin('orders', (join) =>
      join.onRef('orders.platform_id', '=', 'order_lines.platform_id').onRef('orders.id', '=', 'order_lines.order_id'),
    )
    .select('orders.reference_order_id')
    .distinct()
    .where('order_lines.platform_id', '=', platformId)
    .where(`order_lines.${column}`, '=', identifier)
    .where('order_lines.delivery_status', 'in', ['PROCESSING', 'SCHEDULED'])
    .orderBy('orders.reference_order_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ reference_order_id: reference }) => ({ kind: 'ORDER', name: reference, reference }));
}
