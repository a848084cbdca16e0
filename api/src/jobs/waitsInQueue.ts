import { sql, type RawBuilder } from 'kysely';
import type { QueueName } from './portalJobs.ts';
import { QUEUE_SCHEMA } from './queues.ts';

/** Is a job queued (not taken up yet, or to be tried again) whose data holds the id in column `id` under `field`? */
export const waitsInQueue = (queue: QueueName, field: string, id: string): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from ${sql.table(`${QUEUE_SCHEMA}.job`)} queued
    where queued.name = ${sql.lit(queue)} and queued.state in ('created', 'retry')
      and queued.data ->> ${sql.lit(field)} = ${sql.ref(id)}::text
  )`;
