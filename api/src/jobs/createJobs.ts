import {
  fromKysely,
  type Db as QueueDatabase,
  type Job,
  type JobResult,
  type JobWithMetadata,
  type PgBoss,
} from 'pg-boss';
import type { Database, Tx } from '../db/client.ts';
import { PREPARED_MARK } from '../db/preparingPool.ts';
import { silentLog, type Log } from '../logs/Log.ts';
import { createBoss } from './createBoss.ts';
import type { JobData, JobHandler, JobOutcome, Jobs, PortalJob, QueueName } from './portalJobs.ts';
import { deadLetterOf, QUEUES } from './queues.ts';

const POLL_SECONDS = 0.5;
const BACKSTOP_SECONDS = 5;
const STOP_TIMEOUT_MS = 5_000;
/** Below the default, 0. */
const BULK_PRIORITY = -1;

/**
 * The job queue on the application's database. `onError` gets failures that belong to no job, such as a lost
 * connection; those of jobs are logged. `supervise` clears up after dead processes and deletes old jobs.
 */
export function createJobs(
  database: Pick<Database, 'pool' | 'kind'>,
  onError: (error: Error) => void,
  { supervise = true, log = silentLog }: { readonly supervise?: boolean; readonly log?: Log } = {},
): Jobs {
  const resumed: (() => Promise<void>)[] = [];
  const onConnect = (): void => {
    for (const resume of resumed) resume().catch(onError);
  };
  const boss = createBoss(database.pool, database.kind, { migrate: false, listen: true, supervise }, onConnect);
  boss.on('error', onError);
  return {
    start: async () => {
      await boss.start();
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false }),
    enqueue: async (tx, job) => {
      await boss.send(job.queue, job.data, sendOptions(job, within(tx)));
    },
    enqueueAll: async (tx, queue, data, { isBulk = false, startAfter } = {}) => {
      await boss.insert(
        queue,
        data.map((entry) => ({
          data: entry,
          ...(isBulk && { priority: BULK_PRIORITY }),
          ...(startAfter && { startAfter }),
        })),
        { db: within(tx) },
      );
    },
    onReconnect: (work) => {
      resumed.push(work);
    },
    work: (queue, handler, onDead) => startQueueWorker({ boss, log }, queue, handler, onDead),
  };
}

/** Sends statements of the queue, one text for each queue, within a transaction. */
function within(tx: Tx): QueueDatabase {
  const queue = fromKysely(tx);
  return { executeSql: (text, values) => queue.executeSql(`${PREPARED_MARK} ${text}`, values) };
}

const sendOptions = (job: PortalJob, db: QueueDatabase) => ({
  db,
  ...(job.startAfter === undefined ? {} : { startAfter: job.startAfter }),
  ...(job.singletonKey === undefined ? {} : { singletonKey: job.singletonKey }),
});

const polling = { pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: BACKSTOP_SECONDS };

interface WorkDeps {
  readonly boss: PgBoss;
  readonly log: Log;
}

async function startQueueWorker<Name extends QueueName>(
  { boss, log }: WorkDeps,
  queue: Name,
  handler: JobHandler<Name>,
  onDead: (data: JobData<Name>) => Promise<void>,
): Promise<void> {
  const options = {
    ...polling,
    batchSize: QUEUES[queue].batchSize,
    localConcurrency: QUEUES[queue].localConcurrency ?? 1,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
  await boss.work(queue, options, async (jobs: Job<JobData<Name>>[]): Promise<JobResult[]> => {
    try {
      const outcomes = await handler(jobs.map((job) => job.data));
      return jobs.map((job, index) => {
        const outcome = outcomes[index];
        if (outcome === undefined || 'retry' in outcome) logRetry(log, queue, job, outcome?.cause);
        return resultOf(job.id, outcome);
      });
    } catch (error) {
      for (const job of jobs) logRetry(log, queue, job, error);
      throw error;
    }
  });
  await boss.work(
    deadLetterOf(queue),
    { ...polling, includeMetadata: true },
    async (jobs: JobWithMetadata<JobData<Name>>[]) => {
      for (const job of jobs) await handleDeadLetter(job);
    },
  );

  /** Tells once that a job has died, also where giving it up fails and is tried again. */
  async function handleDeadLetter(job: JobWithMetadata<JobData<Name>>): Promise<void> {
    if (job.retryCount === 0)
      log.error({ event: 'job.dead', queue, jobId: job.sourceId ?? job.id }, 'A job was given up');
    try {
      await onDead(job.data);
    } catch (error) {
      logRetry(log, deadLetterOf(queue), job, error);
      throw error;
    }
  }
}

/** Tells that a job failed, also for the last time: whether it is dead then, its queue decides. */
function logRetry(log: Log, queue: string, { id, retryCount }: Job, err: unknown): void {
  const line = { event: 'job.retry', queue, jobId: id, attempt: retryCount + 1 } as const;
  log.warn({ ...line, ...(err !== undefined && { err }) }, 'A job failed');
}

function resultOf(id: string, outcome: JobOutcome | undefined): JobResult {
  if (outcome === undefined) return { id, status: 'failed', output: { message: 'No outcome was given' } };
  if ('done' in outcome) return { id, status: 'completed' };
  if ('dead' in outcome) return { id, status: 'deadletter', output: { message: outcome.dead } };
  return { id, status: 'failed', output: { message: outcome.retry } };
}
