import type { RewardStatus } from '@portal/shared/domain/enumerations';
import { sql } from 'kysely';
import type { Db, Executor } from '../../../db/client.ts';
import { PREPARED } from '../../../db/preparingPool.ts';
import { HAS_CARD, IS_UNDER_WAY } from '../orderLineReadModel.ts';
import { LOW_PAGE_COSTS, type ListWindow } from '../orderReadModel.ts';
import { foundLines, hasRewardStatus, type LineItemFilter } from './lineItemSearch.ts';

/** The row ids of one page of lines in the list's order, and how many lines there are in all, counted no further than `cap`. */
export const findLineItemIds = (
  db: Db,
  filter: LineItemFilter,
  { direction, limit, offset }: ListWindow,
  cap: number,
): Promise<{ readonly ids: bigint[]; readonly total: number }> =>
  db.transaction().execute(async (tx) => {
    await LOW_PAGE_COSTS.execute(tx);
    const last = filter.rewardStatuses && (await lastIssue(tx, filter.platformId, filter.rewardStatuses, filter.now));
    if (last === null) return { ids: [], total: 0 };
    const narrowed = last === undefined ? filter : { ...filter, placedBefore: new Date(last.getTime() + 1) };
    const { rows } = await sql<{ ids: bigint[]; total: number }>`
      select coalesce((array_agg(id))[${offset + 1}::int:${offset + limit}::int], '{}') as ids, count(*)::int as total
      from (${foundLines(narrowed, direction, cap)}) as found`.execute(tx);
    return rows[0] ?? { ids: [], total: 0 };
  });

/**
 * When the newest reward of one of these statuses was issued, after its order was placed; null where there is none. Rewards
 * that have ended are old: without this the list would be looked for among all newer lines.
 */
async function lastIssue(
  executor: Executor,
  platformId: bigint,
  statuses: readonly RewardStatus[],
  now: Date,
): Promise<Date | null> {
  const { rows } = await sql<{ last: Date | null }>`select max(issued_at) as last from rewards
    where platform_id = ${platformId} and is_live and ${hasRewardStatus(statuses, now)}`.execute(executor);
  return rows[0]?.last ?? null;
}

/** A line with its order, account and live reward, as lists and files show it. */
export type LineItemView = Awaited<ReturnType<typeof readLineItems>>[number];

/** The lines of a platform with these row ids, in the order of `ids`. */
export async function listLineItems(
  executor: Executor,
  platformId: bigint,
  ids: readonly bigint[],
): Promise<LineItemView[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await readLineItems(executor, platformId, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** A line as reports show it: with the group, sender and author of its order too. */
export type ReportedLine = Awaited<ReturnType<typeof readReportedLines>>[number];

/** The same lines as reports show them. */
export async function listReportedLines(
  executor: Executor,
  platformId: bigint,
  ids: readonly bigint[],
): Promise<ReportedLine[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await readReportedLines(executor, platformId, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

// Not prepared: the plan that then serves any number of lines takes thirty times as long for the many of a report.
const readReportedLines = (executor: Executor, platformId: bigint, ids: readonly bigint[]) =>
  lineItems(executor, platformId, ids)
    .innerJoin('customers', (join) =>
      join.onRef('customers.platform_id', '=', 'orders.platform_id').onRef('customers.id', '=', 'orders.customer_id'),
    )
    .innerJoin('users', (join) =>
      join.onRef('users.platform_id', '=', 'orders.platform_id').onRef('users.id', '=', 'orders.user_id'),
    )
    .select([
      'orders.notes as order_notes',
      'orders.order_source',
      'orders.external_reference_id as order_external_reference_id',
      'customers.identifier as customer_identifier',
      'customers.display_name as customer_display_name',
      'users.first_name as created_by_first_name',
      'users.last_name as created_by_last_name',
    ])
    .execute();

const readLineItems = (executor: Executor, platformId: bigint, ids: readonly bigint[]) =>
  lineItems(executor, platformId, ids).modifyFront(PREPARED).execute();

const lineItems = (executor: Executor, platformId: bigint, ids: readonly bigint[]) =>
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
    .leftJoin('catalog_items', 'catalog_items.utid', 'order_lines.utid')
    .leftJoin('email_template_versions', (join) =>
      join
        .onRef('email_template_versions.platform_id', '=', 'order_lines.platform_id')
        .onRef('email_template_versions.etid', '=', 'order_lines.etid')
        .onRef('email_template_versions.version', '=', 'order_lines.template_version'),
    )
    .selectAll('order_lines')
    .select([
      'orders.reference_order_id',
      'orders.created_at',
      'orders.user_id',
      'orders.currency_code as charged_currency_code',
      'orders.purchase_order_number',
      'accounts.identifier as account_identifier',
      'accounts.display_name as account_display_name',
      'catalog_items.reward_type',
      'rewards.id as reward_id',
      'rewards.status as reward_status',
      'rewards.initial_minor',
      'rewards.remaining_minor',
      'rewards.frozen_until',
      'rewards.issued_at',
      'rewards.expires_at',
      'email_template_versions.name as template_name',
    ])
    .select([HAS_CARD, IS_UNDER_WAY])
    .select(
      sql<Date | null>`(select max(resends.created_at) from resends
        where resends.platform_id = order_lines.platform_id and resends.order_line_id = order_lines.id)`.as(
        'last_resent_at',
      ),
    )
    .where('order_lines.platform_id', '=', platformId)
    .where(sql<boolean>`order_lines.id = any(${ids}::bigint[])`);
