import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { Orders } from '../../db/schema.generated.ts';

export type Order = Selectable<Orders>;

/** The next running number of an order. */
export async function nextOrderNumber(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{ number: bigint }>`select nextval('order_numbers') as number`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The sequence of order numbers gave nothing');
  return row.number;
}

/** Writes an order; undefined when its external reference is taken on the platform. */
export const insertOrder = (tx: Tx, order: Insertable<Orders>): Promise<Order | undefined> =>
  tx
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) =>
      conflict
        .columns(['platform_id', 'external_reference_id'])
        .where('external_reference_id', 'is not', null)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();

export const findByExternalReference = (
  executor: Executor,
  platformId: bigint,
  reference: string,
): Promise<Order | undefined> =>
  executor
    .selectFrom('orders')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('external_reference_id', '=', reference)
    .executeTakeFirst();

/** Locks an order until the transaction ends; whoever issues its lines does this first. */
export const lockOrder = (tx: Tx, orderId: bigint): Promise<Order | undefined> =>
  tx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst();

export const updateOrder = (tx: Tx, orderId: bigint, changes: Updateable<Orders>) =>
  tx.updateTable('orders').set(changes).where('id', '=', orderId).execute();
