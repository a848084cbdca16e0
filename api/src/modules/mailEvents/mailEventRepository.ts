import type { Tx } from '../../db/client.ts';

/** Notes an event; false when it was noted before. */
export async function noteEvent(tx: Tx, eventId: string, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('mail_events')
    .values({ event_id: eventId, received_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
