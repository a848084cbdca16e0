import type { Tx } from '../../db/client.ts';
import type { EnqueueAll } from '../../jobs/portalJobs.ts';
import { clearDueTimes, setDueTimes } from './dueMailRepository.ts';

interface MailsOfLines {
  readonly platformId: bigint;
  readonly lineIds: readonly bigint[];
}

/** Has the messages about lines that waited for their time, and their copies, sent. */
export async function releaseMails(
  tx: Tx,
  enqueueAll: EnqueueAll,
  { platformId, lineIds }: MailsOfLines,
): Promise<void> {
  const ids = await clearDueTimes(tx, platformId, lineIds);
  await enqueueAll(
    tx,
    'send-reward-mail',
    ids.map((id) => ({ platformId: String(platformId), outboxId: String(id) })),
  );
}

/** Has the messages about lines that wait for their time, and their copies, wait for another. */
export const moveMails = (
  tx: Tx,
  { platformId, lineIds, dueAt }: MailsOfLines & { readonly dueAt: Date },
): Promise<void> => setDueTimes(tx, platformId, lineIds, dueAt);
