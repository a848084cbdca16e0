import { refundedFee } from '@portal/shared/domain/ordering/cardOrder';
import type { Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import { postRefund } from './orderPaymentJournals.ts';
import { findPaymentOf, updatePayment, type OrderPaymentRow } from './orderPaymentRepository.ts';
import { queueRefund } from './queueQuestion.ts';

/**
 * Notes that a part of an order goes back to the card that paid it, with its share of the fee, once an order: of what was not
 * issued when the rest is settled. What is returned later goes to the balance.
 */
export async function returnToCard(
  tx: Tx,
  payment: OrderPaymentRow,
  { orderId, priceMinor, at }: { readonly orderId: bigint; readonly priceMinor: bigint; readonly at: Date },
): Promise<void> {
  const feeMinor = refundedFee({ priceMinor: payment.amount_minor, feeMinor: payment.fee_minor }, priceMinor);
  await postRefund(tx, payment, orderId, { priceMinor, feeMinor }, at);
  await updatePayment(tx, payment, { refund_status: 'CREATED', refund_minor: priceMinor, refund_fee_minor: feeMinor });
}

/** Queues what goes back to the card of an order that is settled; nothing for others. */
export async function queueRefundOf(tx: Tx, order: TenantKey, enqueue: Enqueue): Promise<void> {
  const payment = await findPaymentOf(tx, order);
  if (payment?.refund_status === 'CREATED') await queueRefund(tx, payment, enqueue);
}
