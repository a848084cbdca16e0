import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Clock } from '../../../runtime/clock.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { keyOf, type TenantKey } from '../../../db/TenantKey.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import { enqueueOnce } from '../../../jobs/enqueueOnce.ts';
import type { Enqueue, JobOutcome } from '../../../jobs/portalJobs.ts';
import { toRetryOutcome } from '../../../jobs/toRetryOutcome.ts';
import { createTurn } from '../../../jobs/turn.ts';
import { failPoint } from '../../../runtime/failPoint.ts';
import { sumLines } from '../orderLineRepository.ts';
import { lockOrder, updateOrder, type Order } from '../orderRepository.ts';
import type { NotifyOrderDone } from '../orderDoneMails.ts';
import { giveUpOrder } from '../giveUpOrder.ts';
import { readPricing } from './orderPricing.ts';
import { deleteWriting, findWriting, moveWriting, readLastPart, writeSearchPart } from './orderWritingRepository.ts';
import { writeSlice } from './writeSlice.ts';

export interface WritingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly notifyDone?: NotifyOrderDone;
  /** Lines of a transaction. */
  readonly linesAtOnce: number;
}

/**
 * Writes the lines of a placed order in parts, for a turn, then has it issued or queues itself again. May be run again at any
 * time, also after it was cut off: each part is written once.
 */
export async function writeOrderLines(deps: WritingDeps, key: TenantKey): Promise<JobOutcome> {
  const turn = createTurn(SERVER_SETTINGS.orders.turnMs);
  try {
    let progress: Progress;
    do {
      progress = await withTransaction(deps.db, (tx) => writeNext(tx, key, deps.linesAtOnce));
      failPoint('order-slice-committed');
    } while (progress === 'WRITING' && turn.isOn());
    switch (progress) {
      case 'WRITING':
        await withTransaction(deps.db, (tx) => queueAgain(deps, tx, key));
        return { done: true };
      case 'WRITTEN':
        return await finish(deps, key);
      case 'ABANDONED':
        await giveUpOrder(deps, key);
        return { done: true };
      case 'OVER':
        return { done: true };
    }
  } catch (error) {
    return toRetryOutcome(error);
  }
}

/** ABANDONED: the writing was given up, and some lines are not failed yet. OVER: there is nothing left to write. */
type Progress = 'WRITING' | 'WRITTEN' | 'ABANDONED' | 'OVER';

async function writeNext(tx: Tx, key: TenantKey, limit: number): Promise<Progress> {
  const order = await lockOrder(tx, key);
  if (order?.status !== 'QUEUED') return 'OVER';
  const writing = await findWriting(tx, key);
  if (writing === undefined) return 'ABANDONED';
  if (order.unwritten_lines === 0) return 'WRITTEN';
  const { lineCount, lastId } = await writeSlice(tx, order, {
    pricing: readPricing(writing.pricing),
    afterId: writing.last_line_id,
    linesBefore: order.line_count - order.unwritten_lines,
    limit: Math.min(limit, order.unwritten_lines),
  });
  if (lineCount === 0) throw new Error(`The cart of order ${order.reference_order_id} has too few lines`);
  const unwritten = order.unwritten_lines - lineCount;
  await updateOrder(tx, key, { unwritten_lines: unwritten });
  await moveWriting(tx, key, lastId);
  failPoint('order-slice-written');
  return unwritten === 0 ? 'WRITTEN' : 'WRITING';
}

async function queueAgain({ enqueue }: WritingDeps, tx: Tx, key: TenantKey): Promise<void> {
  if ((await lockOrder(tx, key)) !== undefined)
    await enqueueOnce(tx, enqueue, { queue: 'write-order-lines', data: toData(key) });
}

/** Writes what the lines are searched by, each part in a transaction of its own, then has the order issued. */
async function finish(deps: WritingDeps, key: TenantKey): Promise<JobOutcome> {
  const lastPart = await readLastPart(deps.db, key);
  for (let part = 0; part <= lastPart; part += 1)
    await withTransaction(deps.db, (tx) => writeSearchPart(tx, key, part));
  return withTransaction(deps.db, (tx) => handOver(deps, tx, key));
}

async function handOver({ enqueue }: WritingDeps, tx: Tx, key: TenantKey): Promise<JobOutcome> {
  const order = await lockOrder(tx, key);
  if (order?.status !== 'QUEUED') return { done: true };
  if (!(await costsWhatWasCharged(tx, order)))
    return { dead: `The lines of order ${order.reference_order_id} do not cost what was charged` };
  await updateOrder(tx, key, { status: 'PENDING', state: 'PENDING' });
  await deleteWriting(tx, key);
  await enqueue(tx, { queue: 'issue-order', data: toData(key) });
  failPoint('order-lines-written');
  return { done: true };
}

async function costsWhatWasCharged(tx: Tx, order: Order): Promise<boolean> {
  const sums = await sumLines(tx, keyOf(order), 'PENDING');
  return (
    sums.lines === order.line_count &&
    sums.baseMinor === order.reward_minor &&
    sums.feeMinor === order.fee_minor &&
    sums.shippingMinor === order.shipping_minor &&
    sums.chargeMinor + order.shipping_minor === order.total_minor
  );
}

const toData = ({ platformId, id }: TenantKey) => ({ platformId: String(platformId), orderId: String(id) });
