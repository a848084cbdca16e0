import type { Clock } from '../../runtime/clock.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import type { ChargeResult } from '../../providers/payments/PaymentGateway.ts';
import { failPoint } from '../../runtime/failPoint.ts';
import type { OrderPaymentMails } from './orderPaymentMails.ts';
import { postCaptured } from './orderPaymentJournals.ts';
import { lockPayment, updatePayment, type OrderPaymentRow } from './orderPaymentRepository.ts';
import { queueRefund } from './queueQuestion.ts';

/** Steps of an order that follow the answer about its card. */
export interface PayableOrders {
  /** Lets it stand: its buyer is told of it, and its cart is closed. */
  readonly accept: (tx: Tx, order: TenantKey, at: Date) => Promise<void>;
  /** Takes it back before its buyer was told of it: nothing of it is left, and its cart is open again. */
  readonly withdraw: (tx: Tx, order: TenantKey, at: Date) => Promise<void>;
  /** Holds it while the gateway reviews its card. */
  readonly review: (tx: Tx, order: TenantKey, at: Date) => Promise<void>;
  /** Lets it go on when it is paid. */
  readonly start: (tx: Tx, order: TenantKey, at: Date) => Promise<void>;
  /** Gives it up when it stands and is never paid. */
  readonly fail: (tx: Tx, order: TenantKey, at: Date) => Promise<void>;
}

export interface SettleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly orders: PayableOrders;
  readonly mails: OrderPaymentMails;
}

/** Given up because the gateway knew nothing of it: it had no payment to decline. */
const isGivenUp = ({ status, gateway_id }: OrderPaymentRow): boolean => status === 'DECLINED' && gateway_id === null;

/**
 * Applies the gateway's answer to the payment of an order, once: the order goes on when it is captured, stands and waits while it is
 * not decided, and is taken back when it is declined, or given up with a mail when its buyer was told of it before. A payment that
 * is decided stays as it is, but for one that was given up as unknown to the gateway and captured after all: it goes back to its card.
 */
export const settleOrderPayment = (deps: SettleDeps, key: TenantKey, result: ChargeResult): Promise<OrderPaymentRow> =>
  withTransaction(deps.db, async (tx) => {
    const payment = await lockPayment(tx, key);
    const at = deps.clock.now();
    if (payment.finished_at !== null)
      return result.outcome === 'captured' && isGivenUp(payment) ? returnLate(deps, tx, payment, result) : payment;
    switch (result.outcome) {
      case 'unknown':
        await acceptOnce(deps, tx, payment, at);
        return updatePayment(tx, payment, { answered_at: payment.answered_at ?? at, status: 'PENDING' });
      case 'pending':
        await acceptOnce(deps, tx, payment, at);
        await deps.orders.review(tx, orderOf(payment), at);
        return updatePayment(tx, payment, { ...facts(payment, result, at), status: 'PENDING' });
      case 'captured':
        await acceptOnce(deps, tx, payment, at);
        return capture(deps, tx, await updatePayment(tx, payment, facts(payment, result, at)), at);
      case 'declined':
        return decline(deps, tx, payment, result, at);
    }
  });

type KnownResult = Exclude<ChargeResult, { outcome: 'unknown' }>;

const facts = ({ answered_at }: OrderPaymentRow, { gatewayId, reasonCode }: KnownResult, at: Date) => ({
  gateway_id: gatewayId,
  reason_code: reasonCode,
  answered_at: answered_at ?? at,
});

/** Returns the order of a payment that is not decided. */
function orderOf({ platform_id, order_id }: OrderPaymentRow): TenantKey {
  if (order_id === null) throw new Error('A payment that is not decided has its order');
  return { platformId: platform_id, id: order_id };
}

async function acceptOnce({ orders }: SettleDeps, tx: Tx, payment: OrderPaymentRow, at: Date): Promise<void> {
  if (payment.answered_at === null) await orders.accept(tx, orderOf(payment), at);
}

async function capture(deps: SettleDeps, tx: Tx, payment: OrderPaymentRow, at: Date): Promise<OrderPaymentRow> {
  const order = orderOf(payment);
  const journal_id = await postCaptured(tx, payment, order.id, at);
  const captured = await updatePayment(tx, payment, { status: 'CAPTURED', journal_id, finished_at: at });
  await writeAudit(tx, {
    platformId: payment.platform_id,
    actorUserId: payment.created_by_user_id,
    action: 'order.paidByCard',
    entityType: 'order',
    entityId: payment.reference_order_id,
    details: {
      card: payment.card_token,
      lastFour: payment.last_four,
      cardAddedBy: String(payment.card_added_by_user_id),
      amountMinor: String(payment.amount_minor),
      feeMinor: String(payment.fee_minor),
      currencyCode: payment.currency_code,
    },
    at,
  });
  await deps.mails.notifyCharged(tx, captured, at);
  await deps.orders.start(tx, order, at);
  failPoint('order-payment-settled');
  return captured;
}

async function decline(
  { orders, mails }: SettleDeps,
  tx: Tx,
  payment: OrderPaymentRow,
  result: KnownResult,
  at: Date,
): Promise<OrderPaymentRow> {
  const order = orderOf(payment);
  const change = { ...facts(payment, result, at), status: 'DECLINED', finished_at: at };
  if (payment.answered_at === null) {
    const declined = await updatePayment(tx, payment, { ...change, order_id: null });
    await orders.withdraw(tx, order, at);
    return declined;
  }
  const declined = await updatePayment(tx, payment, change);
  await orders.fail(tx, order, at);
  await mails.notifyDeclined(tx, declined, at);
  return declined;
}

async function returnLate(
  { enqueue }: SettleDeps,
  tx: Tx,
  payment: OrderPaymentRow,
  { gatewayId, reasonCode }: KnownResult,
): Promise<OrderPaymentRow> {
  await queueRefund(tx, payment, enqueue);
  return updatePayment(tx, payment, {
    gateway_id: gatewayId,
    reason_code: reasonCode,
    status: 'CAPTURED',
    refund_status: 'CREATED',
    refund_minor: payment.amount_minor,
    refund_fee_minor: payment.fee_minor,
  });
}
