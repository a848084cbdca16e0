import { sql } from 'kysely';
import type { Executor, Tx } from '../db/client.ts';
import { deadLetterOf, QUEUE_NAMES, QUEUE_SCHEMA } from './queues.ts';

const JOB = sql.table(`${QUEUE_SCHEMA}.job`);

export interface QueueState {
  readonly name: string;
  readonly waiting: number;
  readonly retrying: number;
  readonly active: number;
  readonly failed: number;
  readonly dead: number;
  readonly oldest_at: Date | null;
}

/** Counts what each queue holds, without the work that is done. */
export async function readQueues(executor: Executor): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select queue.name,
      count(*) filter (where job.name = queue.name and job.state = 'created')::int as waiting,
      count(*) filter (where job.name = queue.name and job.state = 'retry')::int as retrying,
      count(*) filter (where job.name = queue.name and job.state = 'active')::int as active,
      count(*) filter (where job.name = queue.name and job.state = 'failed')::int as failed,
      count(*) filter (where job.name = queue.dead_letter)::int as dead,
      min(job.created_on) filter (where job.name = queue.name and job.state in ('created', 'retry')) as oldest_at
    from unnest(${QUEUE_NAMES}::text[], ${QUEUE_NAMES.map(deadLetterOf)}::text[]) with ordinality
      as queue(name, dead_letter, place)
    left join ${JOB} job on job.name in (queue.name, queue.dead_letter)
      and job.state in ('created', 'retry', 'active', 'failed')
    group by queue.name, queue.place order by queue.place`.execute(executor);
  return rows;
}

interface FailedRow {
  readonly id: string;
  readonly name: string;
  readonly created_on: Date;
  readonly completed_on: Date | null;
  readonly retry_count: number;
  readonly reason: string | null;
}

/** The latest jobs that failed for good; what they were about may name people and is left out. */
export async function listFailedJobs(executor: Executor, limit: number): Promise<FailedRow[]> {
  const { rows } = await sql<FailedRow>`
    select id::text, name, created_on, completed_on, retry_count, output ->> 'message' as reason
    from ${JOB} where name = any(${QUEUE_NAMES}::text[]) and state = 'failed'
    order by completed_on desc nulls last, id limit ${limit}`.execute(executor);
  return rows;
}

/** Lets a job that failed for good be tried once more; false when there is none, or it is tried already. */
export async function retryJob(tx: Tx, queue: string, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update ${JOB} set state = 'retry', retry_limit = retry_count + 1, completed_on = null, start_after = now()
    where name = ${queue} and id = ${id}::uuid and state = 'failed'`.execute(tx);
  return numAffectedRows > 0n;
}
