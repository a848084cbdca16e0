import type { TenantKey } from '../../../db/TenantKey.ts';
import type { JobData, Workers } from '../../../jobs/portalJobs.ts';
import { giveUpOrder } from '../giveUpOrder.ts';
import { unfinishedOrders } from '../orderRepository.ts';
import { writeOrderLines, type WritingDeps } from './writeOrderLines.ts';

/** Writes the lines of large orders. */
export const createWritingWorkers = (deps: WritingDeps): Workers => ({
  'write-order-lines': {
    handle: (batch) => Promise.all(batch.map((data) => writeOrderLines(deps, toKey(data)))),
    onDead: (data) => giveUpOrder(deps, toKey(data)),
    findUnfinished: async () =>
      (await unfinishedOrders(deps.db, 'write-order-lines')).map(({ platformId, id }) => ({
        platformId: String(platformId),
        orderId: String(id),
      })),
  },
});

const toKey = ({ platformId, orderId }: JobData<'write-order-lines'>): TenantKey => ({
  platformId: BigInt(platformId),
  id: BigInt(orderId),
});
