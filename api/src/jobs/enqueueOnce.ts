import { sql } from 'kysely';
import type { Tx } from '../db/client.ts';
import type { Enqueue, PortalJob, QueueName } from './portalJobs.ts';
import { QUEUE_SCHEMA } from './queues.ts';

/**
 * Queues a job behind the others unless one with the same data waits already: two that run for one thing, as after a cut-off,
 * do not become two that go on for ever.
 */
export async function enqueueOnce(tx: Tx, enqueue: Enqueue, job: PortalJob): Promise<void> {
  if (!(await isQueued(tx, job.queue, job.data))) await enqueue(tx, job);
}

/** True when a job with the same data waits already. */
export async function isQueued(tx: Tx, queue: QueueName, data: PortalJob['data']): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select from ${sql.table(`${QUEUE_SCHEMA}.job`)}
      where name = ${queue} and state in ('created', 'retry') and data = ${JSON.stringify(data)}::jsonb
    ) as waits`.execute(tx);
  return rows[0]?.waits === true;
}
