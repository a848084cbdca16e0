import { ORDER_STATUSES, type OrderStatus } from '@portal/shared/domain/enumerations';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Tx } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';
import { findPaymentOf, returnToCard } from '../orderPayments/index.ts';
import type { NotifyOrderDone } from './orderDoneMails.ts';
import { moneyOf, postOrderSettled, type IssuedPrice } from './orderJournals.ts';
import { hasPendingLines, markComplete, markFailed, sumLines, type FailedLine } from './orderLineRepository.ts';
import { settledAs } from './orderProgress.ts';
import { addToSettledLines, isWaiting, lockOrder, updateOrder, type Order } from './orderRepository.ts';
import { findWriting } from './writing/orderWritingRepository.ts';

/** Result of one line. `reason` is stored as the line's status reason. */
export type SettledLine =
  | { readonly lineId: bigint; readonly outcome: 'COMPLETE' }
  | (FailedLine & { readonly outcome: 'FAILED' });

/** `settled`: no line is pending or still to be written. */
interface OrderSettlement {
  readonly status: OrderStatus;
  readonly settled: boolean;
}

/**
 * Settles lines of an order, some or all; lines that are settled already stay as they are. With the last one the money
 * set aside is spent for the complete lines and given back for all others by the way it was paid, also those that were given up before
 * they were written, and the order is COMPLETE, PARTIAL or FAILED.
 */
export async function completeOrderLines(
  tx: Tx,
  input: {
    readonly order: TenantKey;
    readonly lines: readonly SettledLine[];
    readonly at: Date;
    /** Called with the last line of an order, once. */
    readonly onSettled?: NotifyOrderDone;
  },
): Promise<OrderSettlement> {
  const { order: key, lines, at } = input;
  const order = await lockOrder(tx, key);
  if (!order) throw new Error(`There is no order ${String(key.id)}`);
  if (!isWaiting(order.status)) return { status: oneOf(ORDER_STATUSES, order.status), settled: true };
  const completeIds = lines.filter(({ outcome }) => outcome === 'COMPLETE').map(({ lineId }) => lineId);
  await addToSettledLines(tx, key, {
    issued: await markComplete(tx, key, completeIds, at),
    failed: await markFailed(
      tx,
      key,
      lines.filter((line) => line.outcome === 'FAILED'),
      at,
    ),
  });
  if ((await hasPendingLines(tx, key)) || (order.status === 'QUEUED' && (await findWriting(tx, key))))
    return { status: oneOf(ORDER_STATUSES, order.status), settled: false };
  const status = await settle(tx, order, at);
  await input.onSettled?.(tx, key, at);
  return { status, settled: true };
}

async function settle(tx: Tx, order: Order, at: Date): Promise<OrderStatus> {
  const complete = await sumLines(tx, keyOf(order), 'COMPLETE');
  // Lines that were not issued are not shipped either.
  const spentMinor = complete.chargeMinor + complete.shippingMinor;
  const returnedMinor = order.total_minor - spentMinor;
  await settleMoney(tx, order, { complete, returnedMinor, at });
  const status = statusOf(order, complete.lines);
  await updateOrder(tx, keyOf(order), {
    ...settledAs(order, status, { failed: order.line_count - complete.lines, scheduled: complete.scheduledLines }),
    issued_lines: complete.lines,
    // A reward may be cancelled before the last line of its order is issued.
    delivered_minor: spentMinor - complete.refundedMinor,
    refunded_minor: returnedMinor + complete.refundedMinor,
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

interface OrderMoneySettled {
  readonly complete: IssuedPrice;
  readonly returnedMinor: bigint;
  readonly at: Date;
}

/** Returns the money of lines that were not issued to where it came from: balance or card; of an order that was never paid none moves. */
async function settleMoney(tx: Tx, order: Order, { complete, returnedMinor, at }: OrderMoneySettled): Promise<void> {
  const payment = await findPaymentOf(tx, keyOf(order));
  if (payment === undefined) {
    await postOrderSettled(tx, moneyOf(order, at), complete, returnedMinor);
    return;
  }
  if (payment.status !== 'CAPTURED') return;
  await postOrderSettled(tx, moneyOf(order, at), complete, 0n);
  if (returnedMinor > 0n) await returnToCard(tx, payment, { orderId: order.id, priceMinor: returnedMinor, at });
}

function statusOf({ line_count }: Order, complete: number): OrderStatus {
  if (complete === line_count) return 'COMPLETE';
  return complete === 0 ? 'FAILED' : 'PARTIAL';
}
