import type { Db } from '../db/client.ts';
import { withTransaction } from '../db/withTransaction.ts';
import { silentLog, type Log } from '../logs/Log.ts';
import type { Jobs, QueueName, Workers } from './portalJobs.ts';
import { QUEUE_NAMES } from './queues.ts';

/** Resumes what an earlier run left unfinished and starts the workers. The queue must have been started. */
export async function startWorkers(db: Db, jobs: Jobs, all: readonly Workers[], log: Log = silentLog): Promise<void> {
  const ofEach = async (work: (workers: Workers, queue: QueueName) => Promise<void>): Promise<void> => {
    for (const workers of all) for (const queue of QUEUE_NAMES) await work(workers, queue);
  };
  await ofEach(async (workers, queue) => {
    const resume = async (): Promise<void> => {
      const count = await queueUnfinished(db, jobs, workers, queue);
      if (count > 0) log.warn({ event: 'job.resumed', queue, count }, 'Work without a job was queued');
    };
    await resume();
    jobs.onReconnect(resume);
  });
  await ofEach((workers, queue) => startWorker(jobs, workers, queue));
}

/** Returns how many there were. */
async function queueUnfinished<Name extends QueueName>(
  db: Db,
  jobs: Jobs,
  workers: Pick<Workers, Name>,
  queue: Name,
): Promise<number> {
  const unfinished = (await workers[queue]?.findUnfinished?.()) ?? [];
  if (unfinished.length > 0) await withTransaction(db, (tx) => jobs.enqueueAll(tx, queue, unfinished));
  return unfinished.length;
}

async function startWorker<Name extends QueueName>(
  jobs: Jobs,
  workers: Pick<Workers, Name>,
  queue: Name,
): Promise<void> {
  const worker = workers[queue];
  if (worker !== undefined) await jobs.work(queue, worker.handle, worker.onDead ?? (() => Promise.resolve()));
}
