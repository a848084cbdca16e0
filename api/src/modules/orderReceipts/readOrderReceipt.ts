import type { OrderPayment } from '@portal/shared/contract/orders';
import type { Language, OrderPaymentStatus } from '@portal/shared/domain/enumerations';
import { BRAND_NAMES } from '@portal/shared/domain/funding/cardFacts';
import { toMinor } from '@portal/shared/domain/money/money';
import { fullName } from '@portal/shared/domain/people/fullName';
import type { Executor } from '../../db/client.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';
import { AppError } from '../../errors/AppError.ts';
import type { OrderReceiptData } from '../../pdf/documents/orderReceiptDocument.ts';
import { findAccount } from '../accounts/index.ts';
import { getPaidMinor, listRewardTotals, type OrderView } from '../orders/index.ts';
import { documentOf } from '../platforms/index.ts';
import { ORDER_RECEIPT_FAILURES } from './orderReceiptErrors.ts';

/** Returns the payment of an order by card, of whose price `refundedMinor` was returned; null for one that the balance paid. */
export type ReadPayment = (executor: Executor, order: TenantKey, refundedMinor: bigint) => Promise<OrderPayment | null>;

const UNPAID = {
  CREATED: ORDER_RECEIPT_FAILURES.pending,
  PENDING: ORDER_RECEIPT_FAILURES.pending,
  DECLINED: ORDER_RECEIPT_FAILURES.declined,
  CAPTURED: null,
} as const satisfies Record<OrderPaymentStatus, unknown>;

/** Raises 409 for an order whose lines are still to be written, or that its card has not paid. */
export function requirePaid(order: OrderView, payment: OrderPayment | null): void {
  if (order.unwritten_lines > 0) throw new AppError(ORDER_RECEIPT_FAILURES.filling);
  const unpaid = payment === null ? null : UNPAID[payment.status];
  if (unpaid !== null) throw new AppError(unpaid);
}

interface ReceiptReading {
  readonly payment: OrderPayment | null;
  readonly language: Language;
  readonly now: Date;
}

/** Reads what the receipt of an order says. */
export async function readOrderReceipt(
  executor: Executor,
  order: OrderView,
  { payment, language, now }: ReceiptReading,
): Promise<OrderReceiptData> {
  const account = await findAccount(executor, { platformId: order.platform_id, accountId: order.account_id });
  const minor = (amount: number): bigint => toMinor(amount, order.currency_code) ?? 0n;
  return {
    ...(await documentOf(executor, account, language, now)),
    currencyCode: order.currency_code,
    reference: order.reference_order_id,
    at: order.created_at.toISOString(),
    orderedBy: fullName(order.created_by_first_name, order.created_by_last_name),
    purchaseOrderNumber: order.purchase_order_number,
    notes: order.notes,
    card: payment === null ? null : `${BRAND_NAMES[payment.cardBrand]} ${payment.lastFour}`,
    isOnHold: order.state === 'ON_HOLD',
    rewards: await listRewardTotals(executor, keyOf(order)),
    reward: order.reward_minor,
    fee: order.fee_minor,
    shipping: order.shipping_minor,
    cardFee: order.credit_card_fee_minor,
    total: getPaidMinor(order),
    refundedToCard: payment === null ? 0n : minor(payment.refundedToCard),
    refundedToBalance: payment === null ? order.refunded_minor : minor(payment.refundedToBalance),
  };
}
