import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';
import { listOrders, type ListedOrder } from './orderReadModel.ts';

/** A line of a file of orders: one reward, with its order. */
export interface FileLine {
  readonly order: ListedOrder;
  readonly line: OrderFileLine;
}

interface OrderFileLine {
  readonly order_id: bigint;
  readonly line_number: number;
  readonly external_reference_id: string | null;
  readonly location_id: string | null;
  readonly tour_id: string | null;
  readonly reservation_id: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly mobile_number: string | null;
  readonly reward_name: string;
  readonly quantity: number;
  readonly amount_minor: bigint;
  readonly currency_code: string;
  readonly charge_minor: bigint;
  readonly status: string;
  readonly delivery_status: string;
  readonly status_reason: string | null;
}

/** Lines `from` to `to` of an order. */
export interface LineRange {
  readonly id: bigint;
  readonly from: number;
  readonly to: number;
}

/** Line count of each order, in the order of `ids`. */
export async function countOrderLines(
  executor: Executor,
  platformId: bigint,
  ids: readonly bigint[],
): Promise<{ readonly id: bigint; readonly line_count: number }[]> {
  const { rows } = await sql<{ id: bigint; line_count: number }>`
    select found.id, orders.line_count from unnest(${ids}::bigint[]) with ordinality as found(id, place)
    join orders on orders.platform_id = ${platformId} and orders.id = found.id order by found.place`.execute(executor);
  return rows;
}

/** The lines of these ranges, in their order. */
export async function readFileLines(
  executor: Executor,
  platformId: bigint,
  ranges: readonly LineRange[],
): Promise<FileLine[]> {
  const ids = ranges.map(({ id }) => id);
  const orders = new Map((await listOrders(executor, platformId, ids, 'desc')).map((order) => [order.id, order]));
  const { rows } = await sql<OrderFileLine>`
    select l.order_id, l.line_number, l.external_reference_id, l.first_name, l.last_name, l.email, l.mobile_number, l.reward_name,
      l.quantity, l.amount_minor, l.currency_code, l.charge_minor, l.status, l.delivery_status, l.status_reason,
      l.location_id, l.tour_id, l.reservation_id
    from unnest(${ids}::bigint[], ${ranges.map(({ from }) => from)}::int[], ${ranges.map(({ to }) => to)}::int[])
      with ordinality as range(id, first, last, place)
    cross join lateral (select * from order_lines where platform_id = ${platformId} and order_id = range.id and line_number between range.first and range.last) as l
    order by range.place, l.line_number`.execute(executor);
  return rows.flatMap((line) => {
    const order = orders.get(line.order_id);
    return order === undefined ? [] : [{ order, line }];
  });
}
