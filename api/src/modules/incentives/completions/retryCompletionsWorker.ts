import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Db, Tx } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import type { Enqueue, JobData, JobOutcome, Worker } from '../../../jobs/portalJobs.ts';
import { toRetryOutcome } from '../../../jobs/toRetryOutcome.ts';
import type { Clock } from '../../../runtime/clock.ts';
import { findAccount } from '../../accounts/index.ts';
import { lockIncentive, type StoredIncentive } from '../incentiveRepository.ts';
import { completeAgain, type CompletionDeps } from './completeResponse.ts';
import * as completions from './completionRepository.ts';
import { findKeyUser } from './findKeyUser.ts';
import { nextTry, queueRetries } from './retryLater.ts';

interface RetryCompletionsDeps extends CompletionDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
}

const { retryMs, retryEveryMs, turnMs } = SERVER_SETTINGS.completions;

/**
 * Tries the rewards of an incentive that lacked funds or met a failure, each in a transaction, in the order in which their responses
 * came. May run at any time and again.
 */
export function createRetryCompletionsWorker(deps: RetryCompletionsDeps): Worker<'retry-completions'> {
  const { db, clock, enqueue } = deps;

  const run = async (key: TenantKey): Promise<JobOutcome> => {
    const end = clock.now().getTime() + turnMs;
    let isMore = true;
    while (isMore && clock.now().getTime() < end) isMore = await withTransaction(db, (tx) => retryNext(deps, tx, key));
    await withTransaction(db, async (tx) => {
      const incentive = await lockIncentive(tx, key);
      if (await completions.hasWaiting(tx, incentive)) await queueRetries(tx, enqueue, incentive, clock.now());
    });
    return { done: true };
  };

  return {
    handle: (batch) => Promise.all(batch.map((data) => run(keyOfJob(data)).catch(toRetryOutcome))),
    findUnfinished: async () =>
      (await completions.listWaitingIncentives(db)).map(({ platformId, id }) => ({
        platformId: String(platformId),
        incentiveId: String(id),
      })),
  };
}

/** Tries the completion that has waited longest. Returns false when none is due any more. */
async function retryNext(deps: RetryCompletionsDeps, tx: Tx, key: TenantKey): Promise<boolean> {
  const incentive = await lockIncentive(tx, key);
  const now = deps.clock.now();
  const completion = await completions.findDue(tx, incentive, now);
  if (completion === undefined) return false;
  if (!incentive.is_on) return putOff(tx, incentive, now);
  const user = await findKeyUser(tx, completion);
  if (user === null) {
    await completions.updateCompletion(tx, completion, { next_try_at: nextTry(completion, now) });
    return true;
  }
  const account = await findAccount(tx, { platformId: key.platformId, accountId: incentive.account_id });
  const tried = await completeAgain(deps, tx, { incentive, account, user }, { completion, now });
  // A balance that does not cover this one does not cover the others.
  if (tried.status === 'INSUFFICIENT_FUNDS') await putOff(tx, incentive, now, tried.status);
  return true;
}

async function putOff(tx: Tx, incentive: StoredIncentive, now: Date, status?: string): Promise<boolean> {
  await completions.putOff(tx, incentive, {
    ...(status !== undefined && { status }),
    now,
    until: new Date(now.getTime() + retryEveryMs),
    since: new Date(now.getTime() - retryMs),
  });
  return true;
}

const keyOfJob = ({ platformId, incentiveId }: JobData<'retry-completions'>): TenantKey => ({
  platformId: BigInt(platformId),
  id: BigInt(incentiveId),
});
