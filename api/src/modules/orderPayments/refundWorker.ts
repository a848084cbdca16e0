import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Clock } from '../../runtime/clock.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Db } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { JobOutcome } from '../../jobs/portalJobs.ts';
import { findRefund } from '../../providers/payments/findRefund.ts';
import type { PaymentGateway, RefundResult } from '../../providers/payments/PaymentGateway.ts';
import { failPoint } from '../../runtime/failPoint.ts';
import { postToBalance } from './orderPaymentJournals.ts';
import { refundReference } from './orderPaymentReference.ts';
import { findPayment, lockPayment, updatePayment, type OrderPaymentRow } from './orderPaymentRepository.ts';

interface RefundDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly gateway: PaymentGateway;
}

const { searchLagMs } = SERVER_SETTINGS.cardOrders;

/**
 * Returns to the card of an order what was not issued of it, once: the gateway is asked for it anew only when it knows nothing of it
 * after its search has caught up. What the gateway refuses goes to the balance.
 */
export async function refundPayment(deps: RefundDeps, key: TenantKey): Promise<JobOutcome> {
  const payment = await findPayment(deps.db, key);
  if (payment.refund_status !== 'CREATED' || payment.gateway_id === null) return { done: true };
  const known = payment.refund_asked_at === null ? 'ASK' : await findAnswer(deps, payment, payment.refund_asked_at);
  const result = known === 'ASK' ? await askForRefund(deps, payment, payment.gateway_id) : known;
  if (result.outcome === 'unknown') return { retry: 'The payment gateway has not told of the refund yet' };
  await settleRefund(deps, key, result);
  return { done: true };
}

/** Returns what became of a refund that was asked for; ASK when nothing of it arrived. */
async function findAnswer(
  { clock, gateway }: RefundDeps,
  payment: OrderPaymentRow,
  askedAt: Date,
): Promise<RefundResult | 'ASK'> {
  const found = await gateway.findPayments(refundReference(payment));
  if (found.outcome === 'failed') return { outcome: 'unknown' };
  const known = findRefund(found.payments);
  if (known !== undefined) return known;
  return clock.now().getTime() - askedAt.getTime() < searchLagMs ? { outcome: 'unknown' } : 'ASK';
}

async function askForRefund(
  { db, clock, gateway }: RefundDeps,
  payment: OrderPaymentRow,
  gatewayId: string,
): Promise<RefundResult> {
  await withTransaction(db, (tx) => updatePayment(tx, payment, { refund_asked_at: clock.now() }));
  failPoint('order-refund-claimed');
  const result = await gateway.refundCard({
    gatewayId,
    amountMinor: payment.refund_minor + payment.refund_fee_minor,
    currencyCode: payment.currency_code,
    reference: refundReference(payment),
  });
  failPoint('order-refund-answered');
  return result;
}

const settleRefund = (
  { db, clock }: RefundDeps,
  key: TenantKey,
  { outcome, gatewayId }: Exclude<RefundResult, { outcome: 'unknown' }>,
): Promise<void> =>
  withTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, key);
    if (payment.refund_status !== 'CREATED') return;
    const at = clock.now();
    const isRefunded = outcome === 'refunded';
    if (!isRefunded) await postToBalance(tx, payment, at);
    await updatePayment(tx, payment, {
      refund_status: isRefunded ? 'REFUNDED' : 'DECLINED',
      refund_gateway_id: gatewayId,
      refund_finished_at: at,
    });
    await writeAudit(tx, {
      platformId: payment.platform_id,
      actorUserId: null,
      action: isRefunded ? 'order.refundedToCard' : 'order.refundedToBalance',
      entityType: 'order',
      entityId: payment.reference_order_id,
      details: {
        amountMinor: String(payment.refund_minor),
        feeMinor: String(payment.refund_fee_minor),
        currencyCode: payment.currency_code,
      },
      at,
    });
  });
