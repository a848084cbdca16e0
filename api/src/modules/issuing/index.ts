import type { TenantKey } from '../../db/TenantKey.ts';
import type { JobData } from '../../jobs/portalJobs.ts';
import type { ApiModule } from '../ApiModule.ts';
import { unfinishedOrders } from '../orders/index.ts';
import { failOrder, issueOrders, type IssueTurnDependencies } from './issueOrder.ts';
import { voidCard } from './voidCard.ts';

export { cardKeyOf } from './cardKeyOf.ts';

/** Wires the issuing of placed orders, and the voiding of cards whose lines were given up. */
export const createIssuingModule = (deps: IssueTurnDependencies): ApiModule => ({
  workers: {
    'issue-order': {
      handle: (batch) => issueOrders(deps, batch.map(orderOf)),
      onDead: (data) => failOrder(deps, orderOf(data)),
      findUnfinished: async () =>
        (await unfinishedOrders(deps.db, 'issue-order')).map(({ platformId, id }) => ({
          platformId: String(platformId),
          orderId: String(id),
        })),
    },
    'void-card': { handle: (batch) => Promise.all(batch.map((data) => voidCard(deps, lineOf(data)))) },
  },
});

const orderOf = ({ platformId, orderId }: JobData<'issue-order'>): TenantKey => ({
  platformId: BigInt(platformId),
  id: BigInt(orderId),
});

const lineOf = ({ platformId, lineId }: JobData<'void-card'>): TenantKey => ({
  platformId: BigInt(platformId),
  id: BigInt(lineId),
});
