import { sql, type Selectable, type Updateable } from 'kysely';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import type { Shipments } from '../../db/schema.generated.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';
import { waitsInQueue } from '../../jobs/waitsInQueue.ts';

export type Shipment = Selectable<Shipments>;

interface NewShipment {
  readonly key: string;
  readonly order_id: bigint;
  readonly order_line_id: bigint | null;
}

/** Adds shipments that are not there yet; returns the row ids of those. */
export async function insertShipments(
  tx: Tx,
  platformId: bigint,
  shipments: readonly NewShipment[],
  at: Date,
): Promise<bigint[]> {
  const rows = shipments.map((shipment) => ({ ...shipment, platform_id: platformId, created_at: at }));
  const inserted = await tx
    .insertInto('shipments')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['platform_id', 'key']).doNothing())
    .returning('id')
    .execute();
  return inserted.map(({ id }) => id);
}

const select = (executor: Executor, platformId: bigint) =>
  executor.selectFrom('shipments').selectAll().where('platform_id', '=', platformId);

export const findShipment = (executor: Executor, { platformId, id }: TenantKey): Promise<Shipment | undefined> =>
  select(executor, platformId).where('id', '=', id).executeTakeFirst();

/** Returns the shipment of a key, as printers know it. */
export const findShipmentByKey = (executor: Executor, platformId: bigint, key: string): Promise<Shipment | undefined> =>
  select(executor, platformId).where('key', '=', key).executeTakeFirst();

/** Locks a shipment until the transaction ends; its order is locked before. */
export const lockShipment = (tx: Tx, { platformId, id }: TenantKey): Promise<Shipment> =>
  select(tx, platformId).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const updateShipment = (tx: Executor, { platformId, id }: TenantKey, changes: Updateable<Shipments>) =>
  tx.updateTable('shipments').set(changes).where('platform_id', '=', platformId).where('id', '=', id).execute();

const UNFINISHED = {
  'ship-parcel': sql<boolean>`status = 'WAITING'`,
  'settle-shipment': sql<boolean>`ended_at is not null and settled_at is null`,
};

/** Returns the shipments that wait for work of a queue without a job for it. */
export async function unfinishedShipments(db: Db, queue: keyof typeof UNFINISHED): Promise<TenantKey[]> {
  const rows = await db
    .selectFrom('shipments')
    .modifyFront(EVERY_TENANT)
    .select(['platform_id', 'id'])
    .where(UNFINISHED[queue])
    .where((eb) => eb.not(waitsInQueue(queue, 'shipmentId', 'shipments.id')))
    .orderBy('id')
    .execute();
  return rows.map(keyOf);
}

/** How far the events of a printer were read; null: none of them was. */
export async function readCursor(executor: Executor, feed: string): Promise<string | null> {
  const row = await executor
    .selectFrom('fulfilment_feeds')
    .select('cursor')
    .where('feed', '=', feed)
    .executeTakeFirst();
  return row?.cursor ?? null;
}

/** Notes how far events were read. */
export const moveCursor = (executor: Executor, feed: string, cursor: string) =>
  executor
    .insertInto('fulfilment_feeds')
    .values({ feed, cursor })
    .onConflict((conflict) => conflict.column('feed').doUpdateSet({ cursor }))
    .execute();
