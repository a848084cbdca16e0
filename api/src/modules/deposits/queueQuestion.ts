import type { Tx } from '../../db/client.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import type { DepositRow } from './depositRepository.ts';

/** Queues the question to the gateway what became of a deposit; at once unless a time is given. */
export const queueQuestion = (
  tx: Tx,
  { platform_id, id }: DepositRow,
  enqueue: Enqueue,
  startAfter?: Date,
): Promise<void> =>
  enqueue(tx, {
    queue: 'settle-deposit',
    data: { platformId: String(platform_id), depositId: String(id) },
    ...(startAfter && { startAfter }),
  });
