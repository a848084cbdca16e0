import { sql } from 'kysely';
import type { Tx } from '../db/client.ts';
import type { Enqueue, PortalJob } from './portalJobs.ts';
import { QUEUE_SCHEMA } from './queues.ts';

/**
 * Queues a job behind the others unless one with the same data waits already: two that run for one thing, as after a cut-off,
 * do not become two that go on for ever.
 */
export async function enqueueOnce(tx: Tx, enqueue: Enqueue, job: PortalJob): Promise<void> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select from ${sql.table(`${QUEUE_SCHEMA}.job`)}
      where name = ${job.queue} and state in ('created', 'retry') and data = ${JSON.stringify(job.data)}::jsonb
    ) as waits`.execute(tx);
  if (rows[0]?.waits !== true) await enqueue(tx, job);
}
