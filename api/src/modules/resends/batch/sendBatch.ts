import { RESEND_REASONS } from '@portal/shared/domain/ordering/resendRules';
import type { Db, Tx } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import { oneOf } from '../../../db/oneOf.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import { failPoint } from '../../../runtime/failPoint.ts';
import type { JobData, JobOutcome, Worker } from '../../../jobs/portalJobs.ts';
import { toRetryOutcome } from '../../../jobs/toRetryOutcome.ts';
import type { ResendLine } from '../resendLine.ts';
import { giveUpLines, lockNextLine, settleLine } from './batchRepository.ts';

/**
 * Sends the lines of a batch that still wait, each with its outcome in a transaction of its own: run again after it was cut
 * off, it goes on with the next.
 */
export const createSendBatch =
  (db: Db, resendLine: ResendLine) =>
  async (batch: TenantKey): Promise<void> => {
    const sendNext = async (tx: Tx): Promise<boolean> => {
      const next = await lockNextLine(tx, batch);
      if (next === undefined) return false;
      const refusal = await resendLine(tx, {
        line: { platformId: batch.platformId, id: next.order_line_id },
        newRecipient: next.new_email === null ? null : { method: 'EMAIL', to: next.new_email },
        userId: next.user_id,
        reason: oneOf(RESEND_REASONS, next.reason),
        otherReason: next.other_reason,
      });
      failPoint('line-sent-again');
      await settleLine(tx, batch, next.order_line_id, refusal ?? 'sent');
      return true;
    };
    let isLeft = true;
    while (isLeft) isLeft = await withTransaction(db, sendNext);
  };

/** Sends batches. What a broken one still waits for is given up in the end. */
export const createBatchWorker = (db: Db, resendLine: ResendLine): Worker<'send-lines-again'> => {
  const send = createSendBatch(db, resendLine);
  const tried = (data: JobData<'send-lines-again'>): Promise<JobOutcome> =>
    send(batchOf(data)).then(() => ({ done: true }), toRetryOutcome);
  return {
    handle: (batches) => Promise.all(batches.map(tried)),
    onDead: async (data) => {
      await withTransaction(db, (tx) => giveUpLines(tx, batchOf(data)));
    },
  };
};

const batchOf = ({ platformId, batchId }: JobData<'send-lines-again'>): TenantKey => ({
  platformId: BigInt(platformId),
  id: BigInt(batchId),
});
