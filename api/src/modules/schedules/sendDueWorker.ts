import type { Clock } from '../../runtime/clock.ts';
import type { Db, Tx } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { enqueueOnce } from '../../jobs/enqueueOnce.ts';
import type { Enqueue, EnqueueAll, JobData, JobOutcome, Worker } from '../../jobs/portalJobs.ts';
import { toRetryOutcome } from '../../jobs/toRetryOutcome.ts';
import {
  listUnqueuedTimes,
  lockOrder,
  lockScheduledLines,
  releaseScheduledLines,
  type Order,
} from '../orders/index.ts';
import { releaseMails } from '../outbox/index.ts';

export interface SendDueDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly enqueueAll: EnqueueAll;
}

type DueJob = JobData<'send-scheduled'>;

/**
 * Sends the lines of an order when their time has come. May run at any time and again: what does not wait any more, or waits for a
 * later time, stays as it is.
 */
export function createSendDueWorker(deps: SendDueDeps): Worker<'send-scheduled'> {
  const { db, clock, enqueue, enqueueAll } = deps;
  const sendDue = (job: DueJob): Promise<JobOutcome> =>
    withTransaction(db, async (tx) => {
      const order = await lockOrder(tx, { platformId: BigInt(job.platformId), id: BigInt(job.orderId) });
      if (order === undefined) return { done: true };
      const now = clock.now();
      const waiting = await lockScheduledLines(tx, { platformId: order.platform_id, id: order.id });
      const due = waiting.filter(({ scheduled_at: at }) => at <= now).map(({ id }) => id);
      await sendLinesNow(tx, enqueueAll, { order, lineIds: due, at: now });
      // A job that was found without its line's, or that a clock woke early, waits for the time itself.
      const isEarly = new Date(job.dueAt) > now && waiting.length > due.length;
      if (isEarly)
        await enqueueOnce(tx, enqueue, { queue: 'send-scheduled', data: job, startAfter: new Date(job.dueAt) });
      return { done: true };
    });
  return {
    handle: (batch) => Promise.all(batch.map((job) => sendDue(job).catch(toRetryOutcome))),
    findUnfinished: async () =>
      (await listUnqueuedTimes(db)).map(({ platformId, id, at }) => ({
        platformId: String(platformId),
        orderId: String(id),
        dueAt: at.toISOString(),
      })),
  };
}

interface SentLines {
  /** Locked. */
  readonly order: Order;
  readonly lineIds: readonly bigint[];
  readonly at: Date;
}

/** Ends the waiting of lines and has their messages sent. */
export async function sendLinesNow(tx: Tx, enqueueAll: EnqueueAll, { order, lineIds, at }: SentLines): Promise<void> {
  if (lineIds.length === 0) return;
  await releaseScheduledLines(tx, order, lineIds, at);
  await releaseMails(tx, enqueueAll, { platformId: order.platform_id, lineIds });
}
