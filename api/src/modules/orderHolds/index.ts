import type { TenantKey } from '../../db/TenantKey.ts';
import type { JobData, JobOutcome, Workers } from '../../jobs/portalJobs.ts';
import { toRetryOutcome } from '../../jobs/toRetryOutcome.ts';
import type { ApiModule } from '../ApiModule.ts';
import { queueRefundOf } from '../orderPayments/index.ts';
import { giveUpOrder, listHoldingPlatforms, listRefusedOrders } from '../orders/index.ts';
import { holdRoutes } from './holdRoutes.ts';
import { createHoldService } from './holdService.ts';
import { settleHeldOrders, type SettleHeldDeps } from './settleHeldOrders.ts';

/** Wires the decisions about held orders, by staff and by the review of an organisation's business. */
export const createOrderHoldsModule = (deps: SettleHeldDeps): ApiModule => ({
  routes: holdRoutes(createHoldService(deps)),
  workers: createHoldWorkers(deps),
});

const createHoldWorkers = (deps: SettleHeldDeps): Workers => ({
  'give-up-order': {
    handle: (batch) => Promise.all(batch.map((data) => returnMoney(deps, toKey(data)))),
    onDead: (data) => giveUp(deps, toKey(data)),
    findUnfinished: async () =>
      (await listRefusedOrders(deps.db)).map(({ platformId, id }) => ({
        platformId: String(platformId),
        orderId: String(id),
      })),
  },
  'settle-held-orders': {
    handle: (batch) => Promise.all(batch.map((data) => settleHeldOrders(deps, data))),
    findUnfinished: async () => {
      const platformIds = await listHoldingPlatforms(deps.db, 'BUSINESS_REVIEW');
      return platformIds.map((platformId) => ({ platformId: String(platformId) }));
    },
  },
});

/** The refusal was mailed: whoever placed the order gets no other mail about it. What a card paid goes back to it. */
const giveUp = ({ db, clock, enqueue }: SettleHeldDeps, order: TenantKey): Promise<void> =>
  giveUpOrder({ db, clock, notifyDone: (tx, settled) => queueRefundOf(tx, settled, enqueue) }, order);

async function returnMoney(deps: SettleHeldDeps, order: TenantKey): Promise<JobOutcome> {
  try {
    await giveUp(deps, order);
    return { done: true };
  } catch (error) {
    return toRetryOutcome(error);
  }
}

const toKey = ({ platformId, orderId }: JobData<'give-up-order'>): TenantKey => ({
  platformId: BigInt(platformId),
  id: BigInt(orderId),
});
