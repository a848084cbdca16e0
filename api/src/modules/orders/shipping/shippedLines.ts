import type { LineReason } from '@portal/shared/domain/ordering/lineReasons';
import type { Tx } from '../../../db/client.ts';
import type { Journal, JournalLine } from '../../../ledger/Journal.ts';
import { postJournals } from '../../../ledger/postJournal.ts';
import { moneyOf, type OrderMoney } from '../orderJournals.ts';
import { countChanges, settledAs } from '../orderProgress.ts';
import { addOrderRefund, isWaiting, lockOrder, updateOrder, type Order } from '../orderRepository.ts';
import {
  addFailedLines,
  failShipped,
  markShipped,
  type FailedSums,
  type ShippedLines,
} from './shippedLineRepository.ts';

/** Notes on the lines of a shipment that it is on its way, or was delivered; the order's counts and state follow. */
export const recordShipped = async (
  tx: Tx,
  shipped: ShippedLines,
  change: { readonly status: 'MAILED' | 'DELIVERED'; readonly trackingNumber: string | null },
): Promise<void> => countChanges(tx, shipped.platformId, await markShipped(tx, shipped, change));

interface FailedShipment extends Omit<ShippedLines, 'lineId'> {
  /** Lines whose rewards are worth nothing any more. */
  readonly lineIds: readonly bigint[];
  readonly reason: LineReason;
  readonly at: Date;
}

/** The outcome of a shipment that failed: its money, in minor units of the order's currency. */
interface ShipmentRefund {
  readonly order: Order;
  readonly refundedMinor: bigint;
}

/**
 * Fails lines that were issued and then not mailed. Before the order is settled their money goes the way of lines that were not issued;
 * afterwards price, fee and shipping go back to the balance, also when a card had paid. Lines that failed before change nothing.
 */
export async function failShippedLines(tx: Tx, failed: FailedShipment): Promise<ShipmentRefund> {
  const order = await lockOrder(tx, { platformId: failed.platformId, id: failed.orderId });
  if (order === undefined) throw new Error(`There is no order ${String(failed.orderId)}`);
  const sums = await failShipped(tx, failed);
  if (sums.lines === 0) return { order, refundedMinor: 0n };
  await addFailedLines(tx, failed, sums);
  const refundedMinor = sums.baseMinor + sums.feeMinor + sums.shippingMinor;
  if (!isWaiting(order.status)) await refund(tx, failed, { order, sums, refundedMinor });
  return { order, refundedMinor };
}

async function refund(
  tx: Tx,
  failed: FailedShipment,
  { order, sums, refundedMinor }: ShipmentRefund & { readonly sums: FailedSums },
): Promise<void> {
  const key = { platformId: failed.platformId, id: failed.orderId };
  await postJournals(tx, failed.platformId, shipmentRefundJournals(moneyOf(order, failed.at), sums));
  await addOrderRefund(tx, key, refundedMinor);
  const now = await lockOrder(tx, key);
  if (now === undefined) return;
  const status = now.failed_lines === now.line_count ? 'FAILED' : 'PARTIAL';
  const counts = { failed: now.failed_lines, scheduled: now.scheduled_lines };
  await updateOrder(tx, key, settledAs(now, status, counts));
}

/** Rewards owed, fees and shipping earned → wallet; none when that is nothing. */
export function shipmentRefundJournals(
  { accountId, orderId, currencyCode, at }: OrderMoney,
  { baseMinor, feeMinor, shippingMinor }: Pick<FailedSums, 'baseMinor' | 'feeMinor' | 'shippingMinor'>,
): Journal[] {
  const lines: JournalLine[] = [
    { kind: 'REWARD_PAYABLE', amountMinor: -baseMinor },
    { kind: 'FEE_INCOME', amountMinor: -feeMinor },
    { kind: 'SHIPPING_INCOME', amountMinor: -shippingMinor },
    { kind: 'WALLET', accountId, amountMinor: baseMinor + feeMinor + shippingMinor },
  ];
  const moving = lines.filter(({ amountMinor }) => amountMinor !== 0n);
  return moving.length === 0 ? [] : [{ type: 'SHIPMENT_REFUND', currencyCode, orderId, at, lines: moving }];
}
