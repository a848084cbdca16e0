import { isKybCleared } from '@portal/shared/domain/access/businessReview';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Clock } from '../../runtime/clock.ts';
import type { Db, Tx } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { enqueueOnce } from '../../jobs/enqueueOnce.ts';
import type { JobData, JobOutcome } from '../../jobs/portalJobs.ts';
import { toRetryOutcome } from '../../jobs/toRetryOutcome.ts';
import { createTurn } from '../../jobs/turn.ts';
import { clearHold, listHeldOrders, lockOrder, refuseHold, type StartOrderDeps } from '../orders/index.ts';
import { findPlatform } from '../platforms/index.ts';
import { findLastKybDecision } from '../businessReview/index.ts';

/** Orders of a transaction. */
const ORDERS_AT_ONCE = 20;

export interface SettleHeldDeps extends StartOrderDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Lets the orders go on that were held for the review of a platform's business, once it is approved, or refuses them once it is
 * rejected: in parts, for a turn, then queues itself again. May be run again at any time.
 */
export async function settleHeldOrders(deps: SettleHeldDeps, data: JobData<'settle-held-orders'>): Promise<JobOutcome> {
  const turn = createTurn(SERVER_SETTINGS.orders.turnMs);
  try {
    let isOver = false;
    while (!isOver && turn.isOn())
      isOver = await withTransaction(deps.db, (tx) => settleSome(deps, tx, BigInt(data.platformId)));
    if (!isOver)
      await withTransaction(deps.db, (tx) => enqueueOnce(tx, deps.enqueue, { queue: 'settle-held-orders', data }));
    return { done: true };
  } catch (error) {
    return toRetryOutcome(error);
  }
}

/** Returns true when nothing is left to settle. */
async function settleSome(deps: SettleHeldDeps, tx: Tx, platformId: bigint): Promise<boolean> {
  const platform = await findPlatform(tx, platformId);
  const isApproved = isKybCleared(platform.kyb_status);
  if (!isApproved && platform.kyb_status !== 'REJECTED') return true;
  const held = await listHeldOrders(tx, platformId, 'BUSINESS_REVIEW', ORDERS_AT_ONCE);
  const decision = await findLastKybDecision(tx, platform);
  const settlement = { by: decision?.by ?? null, at: deps.clock.now() };
  for (const key of held) {
    const order = await lockOrder(tx, key);
    if (order === undefined) continue;
    if (isApproved) await clearHold(deps, tx, order, { ...settlement, reason: '' });
    else await refuseHold(deps, tx, order, { ...settlement, reason: decision?.reason ?? '' });
  }
  return held.length < ORDERS_AT_ONCE;
}
