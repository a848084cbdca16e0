import type { DeliveryMethod, DeliveryStatus, LineItemStatus, RewardStatus } from '@portal/shared/domain/enumerations';
import { LINE_REASONS, type LineReason } from '@portal/shared/domain/ordering/lineReasons';
import { parseReference } from '@portal/shared/domain/ordering/lineReference';
import { ENDING_STATUSES } from '@portal/shared/domain/ordering/rewardStatus';
import type { SupportCaseStatus } from '@portal/shared/domain/ordering/supportCases';
import { sql, type RawBuilder } from 'kysely';
import {
  beginningCondition,
  fieldsOf,
  keyQuery,
  lineCondition,
  orderCondition,
  orderConditions,
  placedIn,
  type Direction,
  type KeyField,
  type OrderScope,
  type OrderSearch,
} from '../orderSearch.ts';

/** Filters of a list of line items; absent ones do not restrict. Times in UTC. */
export interface LineItemFilter extends OrderScope {
  readonly deliveryStatuses?: readonly DeliveryStatus[];
  readonly statuses?: readonly LineItemStatus[];
  readonly rewardStatuses?: readonly RewardStatus[];
  readonly reasons?: readonly LineReason[];
  readonly methods?: readonly DeliveryMethod[];
  readonly location?: string;
  readonly supportCase?: SupportCaseStatus;
  /** Issued, or failed to be, from then on. */
  readonly since?: Date;
  /** Exclusive. */
  readonly before?: Date;
  /** No line of an order that was placed from then on has a reward of `rewardStatuses`. */
  readonly placedBefore?: Date;
  readonly search?: OrderSearch;
  /** When the list is asked for: rewards end by it. */
  readonly now: Date;
}

type Condition = RawBuilder<boolean>;

/**
 * Row ids of the matching lines in the list's order, at most `cap`: by the time of ordering, those of an order by number.
 * Names and addresses are looked up as for orders (docs/decisions/0008), then the lines of what was found are compared.
 */
export function foundLines(filter: LineItemFilter, direction: Direction, cap: number): RawBuilder<unknown> {
  const end = sql`order by ${sql.raw(`created_at ${direction}, order_id ${direction}, line_number`)} limit ${cap}`;
  const { platformId, search } = filter;
  const linesOf = (orders: RawBuilder<unknown>, matches?: Condition) =>
    sql`select lines.id, orders.created_at, orders.id as order_id, lines.line_number from ${orders} as orders
      join order_lines as lines on lines.platform_id = ${platformId} and lines.order_id = orders.id
      where ${lineConditions(filter, matches)} ${end}`;
  const ordersWith = (searched?: Condition) =>
    sql`(select id, created_at from orders where ${orderConditions(scopeOf(filter), searched)})`;
  // Each of these orders has a line that is looked for; where lines are filtered too, all of them must be read.
  const newest = narrowsLines(filter)
    ? sql``
    : sql`order by ${sql.raw(`created_at ${direction}, id ${direction}`)} limit ${cap}`;
  if (search === undefined) return sql`select id from (${linesOf(ordersWith())}) as lines`;
  const { keys, others } = fieldsOf(search);
  const byKey = (key: KeyField) => {
    const query = keyQuery(key, platformId, search.text);
    const matches = anyOf(beginningCondition(key, search.text));
    const partsWith = (searched: Condition) =>
      sql`(select id, part, created_at from order_search as orders where ${orderConditions(scopeOf(filter), searched)} ${newest})`;
    // The keys of the largest orders are in a separate column, each with those of a part of their lines.
    return [
      linesOf(partsWith(sql`orders.names @@ (${query})`), matches),
      linesOf(
        partsWith(sql`orders.many_names @@ (${query})`),
        sql<boolean>`order_search_part(lines.line_number) = orders.part and ${matches}`,
      ),
    ];
  };
  const placed = placedIn(platformId, others, search.text);
  const parts = [
    ...keys.flatMap(byKey),
    ...(placed === null ? [] : [linesOf(ordersWith(placed))]),
    ...others.flatMap((field) => exactLines(field, filter, search.text)).map((is) => linesOf(ordersWith(), is)),
  ];
  const [only, ...further] = parts;
  if (only === undefined) return sql`select id from order_lines where platform_id = ${platformId} and false`;
  if (further.length === 0) return sql`select id from (${only}) as lines`;
  const union = sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union `,
  );
  return sql`select id from (${union} ${end}) as lines`;
}

const narrowsLines = (filter: LineItemFilter): boolean =>
  [
    filter.deliveryStatuses,
    filter.statuses,
    filter.rewardStatuses,
    filter.reasons,
    filter.methods,
    filter.location,
    filter.supportCase,
    filter.since,
    filter.before,
  ].some((one) => one !== undefined);

/** The order's part of the filter. Lines are issued after their order was placed. */
const scopeOf = ({ platformId, userId, accountIds, before, placedBefore }: LineItemFilter) => ({
  platformId,
  ...(userId !== undefined && { userId }),
  ...(accountIds && { accountIds }),
  ...(before && { before }),
  ...(placedBefore && (!before || placedBefore < before) && { before: placedBefore }),
});

/** Conditions for the lines that have the whole value, in their order or themselves. */
function exactLines(field: Parameters<typeof orderCondition>[0], { platformId }: LineItemFilter, text: string) {
  const ofOrder = orderCondition(field, text);
  const ofLine = lineCondition(field, text);
  const { lineNumber } = parseReference(text);
  // `offset 0` is an optimisation fence: the few rows are found first, whatever the planner estimates.
  return [
    ...(ofOrder === null
      ? []
      : [
          sql<boolean>`lines.order_id in (select id from orders where platform_id = ${platformId} and ${ofOrder} offset 0)${
            field === 'referenceOrderId' && lineNumber !== null ? sql` and lines.line_number = ${lineNumber}` : sql``
          }`,
        ]),
    ...(ofLine === null
      ? []
      : [
          sql<boolean>`lines.id in (select id from order_lines where platform_id = ${platformId} and ${ofLine} offset 0)`,
        ]),
  ];
}

function lineConditions(filter: LineItemFilter, matches: Condition | undefined): Condition {
  const { deliveryStatuses, statuses, rewardStatuses, reasons, methods, location, supportCase, since, before } = filter;
  const { platformId } = filter;
  const all: Condition[] = [sql`lines.platform_id = ${platformId}`];
  if (deliveryStatuses) all.push(sql`lines.delivery_status = any(${deliveryStatuses}::text[])`);
  if (statuses) all.push(sql`lines.status = any(${statuses}::text[])`);
  if (reasons) all.push(hasReason(reasons));
  if (methods) all.push(sql`lines.delivery_method = any(${methods}::text[])`);
  if (location !== undefined) all.push(sql`lower(lines.location_id) = lower(${location})`);
  if (since) all.push(sql`lines.processed_at >= ${since}`);
  if (before) all.push(sql`lines.processed_at < ${before}`);
  if (rewardStatuses)
    all.push(sql`lines.id in (select order_line_id from rewards where platform_id = ${platformId} and is_live
      and ${hasRewardStatus(rewardStatuses, filter.now)})`);
  if (supportCase)
    all.push(sql`lines.id in (select order_line_id from support_cases where platform_id = ${platformId}
      and ${supportCase === 'OPEN' ? sql`closed_at is null` : sql`closed_at is not null`})`);
  if (matches) all.push(matches);
  return allOf(all);
}

/** As `lineReasonOf` reads a stored reason: whatever is not known here, and none, is `unknown`. */
const hasReason = (reasons: readonly LineReason[]): Condition => {
  const named = sql<boolean>`lines.status_reason = any(${reasons}::text[])`;
  return reasons.includes('unknown')
    ? anyOf([named, sql`coalesce(lines.status_reason, '') <> all(${[...LINE_REASONS]}::text[])`])
    : named;
};

/** Condition for the rewards that `rewardStatusAt` gives one of these statuses. */
export function hasRewardStatus(statuses: readonly RewardStatus[], now: Date): Condition {
  const lasting = statuses.filter((status) => !ENDING_STATUSES.includes(status));
  const ending = statuses.filter((status) => ENDING_STATUSES.includes(status));
  // A freeze ends by the clock.
  const current = sql`case when status = 'FROZEN' and frozen_until <= ${now} then 'ACTIVE' else status end`;
  return anyOf([
    ...(lasting.length === 0 ? [] : [sql<boolean>`status = any(${lasting}::text[])`]),
    ...(ending.length === 0
      ? []
      : [sql<boolean>`(${current} = any(${ending}::text[]) and (expires_at is null or expires_at > ${now}))`]),
    ...(statuses.includes('EXPIRED')
      ? [sql<boolean>`(status = any(${ENDING_STATUSES}::text[]) and expires_at <= ${now})`]
      : []),
  ]);
}

const allOf = (conditions: readonly Condition[]): Condition => sql<boolean>`${sql.join(conditions, sql` and `)}`;
const anyOf = (conditions: readonly Condition[]): Condition => sql<boolean>`(${sql.join(conditions, sql` or `)})`;
