import { ORDER_STATUSES, type LineItemStatus, type OrderStatus } from '@portal/shared/domain/enumerations';
import type { LineReason } from '@portal/shared/domain/ordering/lineReasons';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Tx } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';
import { moneyOf, postOrderSettled } from './orderJournals.ts';
import { hasPendingLines, markComplete, markFailed, sumLines, type LineSums } from './orderLineRepository.ts';
import { settledAs } from './orderProgress.ts';
import { lockOrder, updateOrder, type Order } from './orderRepository.ts';

/** Result of one line. `reason` is stored as the line's status reason. */
export type SettledLine =
  | { readonly lineId: bigint; readonly outcome: 'COMPLETE' }
  | { readonly lineId: bigint; readonly outcome: 'FAILED'; readonly reason: LineReason };

/** `settled`: no line is pending. */
interface OrderSettlement {
  readonly status: OrderStatus;
  readonly settled: boolean;
}

const WAITING: readonly string[] = ['PENDING', 'QUEUED'];
const NOTHING = { baseMinor: 0n, feeMinor: 0n, chargeMinor: 0n, refundedMinor: 0n };

/**
 * Settles lines of an order, some or all; lines that are settled already stay as they are. With the last one the money
 * set aside is spent for the complete lines and given back for the failed ones, and the order is COMPLETE, PARTIAL or FAILED.
 */
export async function completeOrderLines(
  tx: Tx,
  input: { readonly order: TenantKey; readonly lines: readonly SettledLine[]; readonly at: Date },
): Promise<OrderSettlement> {
  const { order: key, lines, at } = input;
  const order = await lockOrder(tx, key);
  if (!order) throw new Error(`There is no order ${String(key.id)}`);
  if (!WAITING.includes(order.status)) return { status: oneOf(ORDER_STATUSES, order.status), settled: true };
  await markComplete(
    tx,
    key,
    lines.filter((line) => line.outcome === 'COMPLETE').map((line) => line.lineId),
    at,
  );
  for (const line of lines) {
    if (line.outcome === 'FAILED') await markFailed(tx, key, line.lineId, line.reason, at);
  }
  if (await hasPendingLines(tx, key)) return { status: oneOf(ORDER_STATUSES, order.status), settled: false };
  return { status: await settle(tx, order, at), settled: true };
}

async function settle(tx: Tx, order: Order, at: Date): Promise<OrderStatus> {
  const sums = await sumLines(tx, keyOf(order));
  const complete = sumOf(sums, 'COMPLETE');
  const failed = sumOf(sums, 'FAILED');
  await postOrderSettled(tx, moneyOf(order, at), complete, failed.chargeMinor);
  const status = statusOf(sums);
  await updateOrder(tx, keyOf(order), {
    ...settledAs(order, status, linesOf(sums, 'FAILED')),
    // A reward may be cancelled before the last line of its order is issued.
    delivered_minor: complete.chargeMinor - complete.refundedMinor,
    refunded_minor: failed.chargeMinor + complete.refundedMinor,
    completed_at: at,
  });
  await writeAudit(tx, {
    platformId: order.platform_id,
    actorUserId: null,
    action: 'order.settled',
    entityType: 'order',
    entityId: order.reference_order_id,
    details: { status },
    at,
  });
  return status;
}

const linesOf = (sums: readonly LineSums[], status: LineItemStatus): number =>
  sums.find((sum) => sum.status === status)?.lines ?? 0;

const sumOf = (sums: readonly LineSums[], status: LineItemStatus): Omit<LineSums, 'status' | 'lines'> =>
  sums.find((sum) => sum.status === status) ?? NOTHING;

function statusOf(sums: readonly LineSums[]): OrderStatus {
  const some = (status: LineItemStatus) => sums.some((sum) => sum.status === status);
  if (!some('FAILED')) return 'COMPLETE';
  return some('COMPLETE') ? 'PARTIAL' : 'FAILED';
}
