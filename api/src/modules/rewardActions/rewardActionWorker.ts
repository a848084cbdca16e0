import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { failPoint } from '../../runtime/failPoint.ts';
import type { Enqueue, JobData, JobOutcome, Worker } from '../../jobs/portalJobs.ts';
import { toRetryOutcome } from '../../jobs/toRetryOutcome.ts';
import { RewardProviderUnreachable, type RewardProvider } from '../../providers/rewards/RewardProvider.ts';
import { readLineBase } from '../orders/index.ts';
import { findIssuedCardId } from '../rewards/index.ts';
import { applyOutcome } from './applyOutcome.ts';
import { askIssuer } from './askIssuer.ts';
import { findOpenAction, unfinishedActions } from './rewardActionRepository.ts';

export interface RewardActionDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly provider: RewardProvider;
  readonly enqueue: Enqueue;
}

/** Asks the issuer to decide an action, outside of any transaction, and applies the answer. May be run again at any time. */
export async function settleRewardAction(deps: RewardActionDeps, key: TenantKey): Promise<JobOutcome> {
  const { db, clock, enqueue } = deps;
  const action = await findOpenAction(db, key);
  if (action === undefined) return { done: true };
  const reward = { platformId: key.platformId, id: action.reward_id };
  const cardId = await findIssuedCardId(db, reward);
  if (cardId === undefined) return { retry: 'The issuer does not know this reward' };
  const outcome = await askIssuer(deps, action, cardId).catch((error: unknown) => {
    if (error instanceof RewardProviderUnreachable) return null;
    throw error;
  });
  if (outcome === null) return { retry: 'The issuer gave no answer' };
  failPoint('reward-action-answered');
  await withTransaction(db, async (tx) => {
    const { order_id: orderId } = await readLineBase(tx, { platformId: key.platformId, id: action.order_line_id });
    const found = { action: key, orderId, rewardId: action.reward_id };
    await applyOutcome(tx, { enqueue, at: clock.now() }, found, outcome);
  });
  failPoint('reward-action-applied');
  return { done: true };
}

/** Settles actions on rewards. */
export const createRewardActionWorker = (deps: RewardActionDeps): Worker<'reward-action'> => ({
  handle: (batch) => Promise.all(batch.map((data) => settleRewardAction(deps, actionOf(data)).catch(toRetryOutcome))),
  onDead: (data) => askLater(deps, data),
  findUnfinished: async () => (await unfinishedActions(deps.db)).map(keyed),
});

/** An issuer that is away for long is asked again, for as long as the action is open. */
const askLater = ({ db, clock, enqueue }: RewardActionDeps, data: JobData<'reward-action'>): Promise<void> =>
  withTransaction(db, (tx) =>
    enqueue(tx, {
      queue: 'reward-action',
      data,
      startAfter: new Date(clock.now().getTime() + SERVER_SETTINGS.rewardActions.askLaterMs),
    }),
  );

const keyed = ({ platformId, id }: TenantKey): JobData<'reward-action'> => ({
  platformId: String(platformId),
  rewardActionId: String(id),
});

const actionOf = ({ platformId, rewardActionId }: JobData<'reward-action'>): TenantKey =>
  keyOf({ platform_id: BigInt(platformId), id: BigInt(rewardActionId) });
