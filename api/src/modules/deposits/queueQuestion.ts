import type { Tx } from '../../db/client.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import { listHeldCardDeposits, type DepositRow } from './depositRepository.ts';

/** Queues the question to the gateway what became of a deposit; at once unless a time is given. */
export const queueQuestion = (
  tx: Tx,
  { platform_id, id }: Pick<DepositRow, 'platform_id' | 'id'>,
  enqueue: Enqueue,
  startAfter?: Date,
): Promise<void> =>
  enqueue(tx, {
    queue: 'settle-deposit',
    data: { platformId: String(platform_id), depositId: String(id) },
    ...(startAfter && { startAfter }),
  });

/**
 * Has the deposits by card settled at once that waited for the review of an organisation's business. Those by bank are read again
 * and again until they are credited.
 */
export async function queueHeldDeposits(tx: Tx, platformId: bigint, enqueue: Enqueue): Promise<void> {
  for (const deposit of await listHeldCardDeposits(tx, platformId)) await queueQuestion(tx, deposit, enqueue);
}
