import { sql } from 'kysely';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { waitsInQueue } from '../../jobs/waitsInQueue.ts';

const waiting = (executor: Executor, order: TenantKey) =>
  executor
    .selectFrom('order_lines')
    .where('platform_id', '=', order.platformId)
    .where('order_id', '=', order.id)
    .where('delivery_status', '=', 'SCHEDULED')
    .where('status', '=', 'COMPLETE');

/** A line that is issued and waits for its time. */
export type ScheduledLine = Awaited<ReturnType<typeof lockScheduledLines>>[number];

/** Returns the lines of an order that wait for their time, or one of them, locked until the transaction ends. */
export const lockScheduledLines = (tx: Tx, order: TenantKey, lineId?: bigint) =>
  waiting(tx, order)
    .select(['id', sql<Date>`scheduled_at`.as('scheduled_at'), 'scheduled_time_zone', 'schedule_version'])
    .$if(lineId !== undefined, (lines) => lines.where('id', '=', lineId ?? 0n))
    .orderBy('line_number')
    .forUpdate()
    .execute();

/** Returns the first time for which lines of an order wait, and if all wait for it; undefined when none waits. */
export async function findFirstSchedule(executor: Executor, order: TenantKey) {
  const [first, last] = await Promise.all(
    (['asc', 'desc'] as const).map((direction) =>
      waiting(executor, order)
        .select([sql<Date>`scheduled_at`.as('scheduled_at'), 'scheduled_time_zone'])
        .orderBy('scheduled_at', direction)
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  return first && last && { ...first, isForAll: first.scheduled_at.getTime() === last.scheduled_at.getTime() };
}

interface NewTime {
  readonly at: Date;
  readonly timeZone: string | null;
}

/** Has lines wait for another time. */
export const moveLines = (tx: Tx, platformId: bigint, ids: readonly bigint[], { at, timeZone }: NewTime) =>
  updateLines(tx, platformId, ids).set({ scheduled_at: at, scheduled_time_zone: timeZone }).execute();

/** Ends the waiting of lines; `at` is when they are sent. */
export const releaseLines = (tx: Tx, platformId: bigint, ids: readonly bigint[], at: Date) =>
  updateLines(tx, platformId, ids).set({ delivery_status: 'PROCESSING', scheduled_at: at }).execute();

const updateLines = (tx: Tx, platformId: bigint, ids: readonly bigint[]) =>
  tx
    .updateTable('order_lines')
    .set((eb) => ({ schedule_version: eb('schedule_version', '+', 1) }))
    .where('platform_id', '=', platformId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`);

/** Returns the times for which lines of orders wait without a job. */
export async function listUnqueuedTimes(db: Db): Promise<(TenantKey & { readonly at: Date })[]> {
  const rows = await db
    .selectFrom('order_lines')
    .modifyFront(EVERY_TENANT)
    .select(['platform_id', 'order_id', sql<Date>`scheduled_at`.as('scheduled_at')])
    .distinct()
    .where('delivery_status', '=', 'SCHEDULED')
    .where('status', '=', 'COMPLETE')
    .where((eb) => eb.not(waitsInQueue('send-scheduled', 'orderId', 'order_lines.order_id')))
    .orderBy('scheduled_at')
    .execute();
  return rows.map((row) => ({ platformId: row.platform_id, id: row.order_id, at: row.scheduled_at }));
}
