import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../db/client.ts';
import { listOrders, type ListedOrder } from './orderReadModel.ts';
import { orderConditions, type OrderScope } from './orderSearch.ts';

/** The last order of a part of a list, after which the next part begins. */
export interface OrderCursor {
  readonly createdAt: Date;
  readonly id: bigint;
}

/** Filters of a list that is read part by part; absent ones do not restrict. */
export interface OrderPartFilter extends OrderScope {
  readonly statuses?: readonly string[];
  readonly externalReference?: string;
  readonly since?: Date;
  /** Exclusive. */
  readonly before?: Date;
  readonly after?: OrderCursor;
}

/** A part of a list of orders, the newest first. */
export async function listOrderPart(
  executor: Executor,
  filter: OrderPartFilter,
  limit: number,
): Promise<ListedOrder[]> {
  const { rows } = await sql<{ id: bigint }>`select orders.id from orders
    where ${orderConditions(filter, partCondition(filter))}
    order by orders.created_at desc, orders.id desc limit ${limit}`.execute(executor);
  const ids = rows.map(({ id }) => id);
  return ids.length === 0 ? [] : listOrders(executor, filter.platformId, ids, 'desc');
}

function partCondition({ statuses, externalReference, after }: OrderPartFilter): RawBuilder<boolean> {
  const all: RawBuilder<boolean>[] = [sql`orders.status <> 'DELETED'`];
  if (statuses) all.push(sql`orders.status = any(${statuses}::text[])`);
  if (externalReference !== undefined)
    all.push(
      // The index is of the text in lower case.
      sql`lower(orders.external_reference_id) = lower(${externalReference}) and orders.external_reference_id = ${externalReference}`,
    );
  if (after) all.push(sql`(orders.created_at, orders.id) < (${after.createdAt}::timestamptz, ${after.id}::bigint)`);
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}
