import type { Attempt } from '@portal/shared/contract/attempts';
import type { OrderPayment } from '@portal/shared/contract/orders';
import { CARD_BRANDS, ORDER_PAYMENT_STATUSES } from '@portal/shared/domain/enumerations';
import { gatewayReasonKey } from '@portal/shared/domain/funding/gatewayReasons';
import { toMajor } from '@portal/shared/domain/money/money';
import type { Executor } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { AccountKey } from '../../ledger/Journal.ts';
import { findPaymentOf, findPaymentOfAccount, type OrderPaymentRow } from './orderPaymentRepository.ts';

/**
 * Returns the payment of an order by card, of whose price `refundedMinor` was returned, to card and balance; null for one that the
 * balance paid.
 */
export async function readOrderPayment(
  executor: Executor,
  order: TenantKey,
  refundedMinor: bigint,
): Promise<OrderPayment | null> {
  const payment = await findPaymentOf(executor, order);
  if (payment === undefined) return null;
  const { cardMinor, balanceMinor } = returnedOf(payment, refundedMinor);
  return {
    cardBrand: oneOf(CARD_BRANDS, payment.card_type),
    lastFour: payment.last_four,
    cardholder: payment.cardholder,
    status: oneOf(ORDER_PAYMENT_STATUSES, payment.status),
    refundedToCard: toMajor(cardMinor, payment.currency_code),
    refundedToBalance: toMajor(balanceMinor, payment.currency_code),
  };
}

/** Nothing went back of what was never paid; what the gateway refused to return went to the balance with its share of the fee. */
function returnedOf(payment: OrderPaymentRow, refundedMinor: bigint) {
  if (payment.status !== 'CAPTURED') return { cardMinor: 0n, balanceMinor: 0n };
  const withFee = payment.refund_minor + payment.refund_fee_minor;
  const later = refundedMinor - payment.refund_minor;
  return payment.refund_status === 'DECLINED'
    ? { cardMinor: 0n, balanceMinor: later + withFee }
    : { cardMinor: withFee, balanceMinor: later };
}

/** Returns what became of the payment of that number for an order on the account; null for one of another account. */
export async function findPaymentOutcome(executor: Executor, account: AccountKey, id: bigint): Promise<Attempt | null> {
  const payment = await findPaymentOfAccount(executor, account, id);
  if (payment === undefined) return null;
  const isDeclined = payment.status === 'DECLINED';
  return {
    state: isDeclined ? 'REFUSED' : payment.answered_at === null ? 'BEGUN' : 'DONE',
    reference: payment.order_id === null ? null : payment.reference_order_id,
    amount: toMajor(payment.amount_minor + payment.fee_minor, payment.currency_code),
    currencyCode: payment.currency_code,
    expectedBy: null,
    i18nKey: isDeclined ? gatewayReasonKey(payment.reason_code, 'CARD') : null,
  };
}
