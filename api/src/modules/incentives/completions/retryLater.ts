import { COMPLETION_STATUSES } from '@portal/shared/domain/enumerations';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Tx } from '../../../db/client.ts';
import { oneOf } from '../../../db/oneOf.ts';
import { enqueueOnce } from '../../../jobs/enqueueOnce.ts';
import type { Enqueue } from '../../../jobs/portalJobs.ts';
import type { StoredIncentive } from '../incentiveRepository.ts';
import { updateCompletion, type CompletionRow } from './completionRepository.ts';
import type { Payer } from './payReward.ts';
import type { MailUnpaid } from './unpaidMails.ts';

const { retryMs, retryEveryMs, retrySlowestMs } = SERVER_SETTINGS.completions;

interface RetryLaterDeps {
  readonly enqueue: Enqueue;
  readonly mailUnpaid: MailUnpaid;
}

export type RetryLater = (tx: Tx, payer: Payer, completion: CompletionRow, now: Date) => Promise<CompletionRow>;

/** Says when a completion that may be paid later is tried again, and tells those who manage its incentive. Others stay as they are. */
export const createRetryLater =
  ({ enqueue, mailUnpaid }: RetryLaterDeps): RetryLater =>
  async (tx, { incentive, account }, completion, now) => {
    const status = oneOf(COMPLETION_STATUSES, completion.status);
    if (status !== 'INSUFFICIENT_FUNDS' && status !== 'SYSTEM_FAILURE') return completion;
    await mailUnpaid(tx, { incentive, account, status, at: now });
    const next = nextTry(completion, now);
    if (next === null) return completion;
    await queueRetries(tx, enqueue, incentive, now);
    return updateCompletion(tx, completion, { next_try_at: next });
  };

/** A deposit may come at any time; what failed by a fault waits longer each time. Null once a completion has waited long enough. */
export function nextTry(
  { status, tries, created_at }: Pick<CompletionRow, 'status' | 'tries' | 'created_at'>,
  now: Date,
): Date | null {
  const pauseMs =
    status === 'SYSTEM_FAILURE' ? Math.min(retryEveryMs * 2 ** (tries - 1), retrySlowestMs) : retryEveryMs;
  const next = now.getTime() + pauseMs;
  return next > created_at.getTime() + retryMs ? null : new Date(next);
}

/** Has the waiting completions of an incentive tried when the next of them may be due. */
export const queueRetries = (
  tx: Tx,
  enqueue: Enqueue,
  { platform_id, id }: Pick<StoredIncentive, 'platform_id' | 'id'>,
  now: Date,
): Promise<void> =>
  enqueueOnce(tx, enqueue, {
    queue: 'retry-completions',
    data: { platformId: String(platform_id), incentiveId: String(id) },
    startAfter: new Date(now.getTime() + retryEveryMs),
  });
