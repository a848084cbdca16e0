import type { Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { isQueued } from '../../jobs/enqueueOnce.ts';
import type { EnqueueAll } from '../../jobs/portalJobs.ts';

/** Queues one job for each time at which lines of a locked order are sent. */
export async function queueDueJobs(
  { enqueueAll }: { readonly enqueueAll: EnqueueAll },
  tx: Tx,
  { platformId, id }: TenantKey,
  times: readonly (Date | null)[],
): Promise<void> {
  const distinct = new Set(times.flatMap((time) => (time === null ? [] : [time.toISOString()])));
  for (const dueAt of distinct) {
    const data = { platformId: String(platformId), orderId: String(id), dueAt };
    if (!(await isQueued(tx, 'send-scheduled', data)))
      await enqueueAll(tx, 'send-scheduled', [data], { startAfter: new Date(dueAt) });
  }
}
