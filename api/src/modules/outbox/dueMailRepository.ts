import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../db/client.ts';

/** Matches what waits for its time of the rewards of these lines: their own messages, and copies. */
const areWaiting = (platformId: bigint, lineIds: readonly bigint[]): RawBuilder<boolean> =>
  sql<boolean>`platform_id = ${platformId} and status = 'PENDING' and due_at is not null and reward_id in (
    select own.reward_id from outbox as own where own.platform_id = ${platformId} and own.order_line_id = any(${lineIds}::bigint[]))`;

/** Ends the waiting of messages. Returns their rows' ids. */
export async function clearDueTimes(tx: Tx, platformId: bigint, lineIds: readonly bigint[]): Promise<bigint[]> {
  const rows = await tx
    .updateTable('outbox')
    .set({ due_at: null })
    .where('platform_id', '=', platformId)
    .where(areWaiting(platformId, lineIds))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function setDueTimes(tx: Tx, platformId: bigint, lineIds: readonly bigint[], dueAt: Date): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ due_at: dueAt })
    .where('platform_id', '=', platformId)
    .where(areWaiting(platformId, lineIds))
    .execute();
}
