import type { Tx } from '../../db/client.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import { startWaiting } from './reportRepository.ts';

/** Queues the reports of an organisation that waited longest, as many as may be made at once. */
export async function enqueueWaiting(
  tx: Tx,
  { platformId, enqueue, now }: { readonly platformId: bigint; readonly enqueue: Enqueue; readonly now: Date },
): Promise<void> {
  for (const reportId of await startWaiting(tx, platformId, now))
    await enqueue(tx, { queue: 'make-report', data: { platformId: String(platformId), reportId } });
}
