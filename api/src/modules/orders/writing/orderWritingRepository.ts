import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import type { OrderPricing } from './orderPricing.ts';

/** Notes that the lines of an order are still to be written, at these prices. */
export const insertWriting = (tx: Tx, { platformId, id }: TenantKey, pricing: OrderPricing) =>
  tx
    .insertInto('order_writings')
    .values({ platform_id: platformId, order_id: id, pricing: JSON.stringify(pricing) })
    .execute();

/** Returns how far the lines of an order are written; undefined when they all are, or never will be. */
export const findWriting = (executor: Executor, { platformId, id }: TenantKey) =>
  executor
    .selectFrom('order_writings')
    .select(['pricing', 'last_line_id'])
    .where('platform_id', '=', platformId)
    .where('order_id', '=', id)
    .executeTakeFirst();

/** Notes how far the lines of an order are written. */
export const moveWriting = (tx: Tx, { platformId, id }: TenantKey, lastLineId: bigint) =>
  tx
    .updateTable('order_writings')
    .set({ last_line_id: lastLineId })
    .where('platform_id', '=', platformId)
    .where('order_id', '=', id)
    .execute();

/** Ends the writing of an order's lines: they all are written, or the rest never will be. */
export const deleteWriting = (tx: Tx, { platformId, id }: TenantKey) =>
  tx.deleteFrom('order_writings').where('platform_id', '=', platformId).where('order_id', '=', id).execute();

/** Writes what a part of an order's lines is searched by. May be done again. */
export const writeSearchPart = (tx: Tx, { platformId, id }: TenantKey, part: number) =>
  sql`select write_order_search(${platformId}::bigint, array[${id}::bigint], ${part}::int)`.execute(tx);

/** Returns the last part of an order's lines that has a row of its own in the search. */
export async function readLastPart(executor: Executor, { platformId, id }: TenantKey): Promise<number> {
  const { rows } = await sql<{ part: number }>`
    select order_search_part(line_count) as part from orders where platform_id = ${platformId} and id = ${id}`.execute(
    executor,
  );
  return rows[0]?.part ?? 0;
}
