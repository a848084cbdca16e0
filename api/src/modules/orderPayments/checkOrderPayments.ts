import type { Db } from '../../db/client.ts';
import type { FoundPayment, PaymentGateway } from '../../providers/payments/PaymentGateway.ts';
import { chargeReference, refundReference } from './orderPaymentReference.ts';
import { eachDecided, type OrderPaymentRow } from './orderPaymentRepository.ts';

export interface OrderPaymentsCheck {
  readonly payments: number;
  readonly captures: number;
  readonly refunds: number;
  /** The sentences about what does not tie. */
  readonly problems: readonly string[];
}

/**
 * Asks the gateway about the payment of every order by card that is decided: what was captured is paid once, with the amount that
 * was captured, and so is what went back to its card. Rejects when the gateway gives no answer.
 */
export async function checkOrderPayments(db: Db, gateway: PaymentGateway): Promise<OrderPaymentsCheck> {
  const problems: string[] = [];
  let payments = 0;
  let captures = 0;
  let refunds = 0;
  for await (const row of eachDecided(db)) {
    const captured = await find(gateway, chargeReference(row), 'captured');
    const refunded = await find(gateway, refundReference(row), 'refunded');
    payments += 1;
    captures += captured.length;
    refunds += refunded.length;
    problems.push(...problemsOf(row, captured, refunded));
  }
  return { payments, captures, refunds, problems };
}

async function find(gateway: PaymentGateway, reference: string, state: FoundPayment['state']): Promise<FoundPayment[]> {
  const found = await gateway.findPayments(reference);
  if (found.outcome === 'failed') throw new Error(`The gateway gave no answer about ${reference}`);
  return found.payments.filter((payment) => payment.state === state);
}

function* problemsOf(row: OrderPaymentRow, captured: readonly FoundPayment[], refunded: readonly FoundPayment[]) {
  const { amount_minor, fee_minor, refund_minor, refund_fee_minor, refund_status, status } = row;
  const paid = status === 'CAPTURED' ? 1 : 0;
  if (captured.length !== paid) yield `${chargeReference(row)}: ${captured.length} captures, ${paid} paid orders`;
  const total = amount_minor + fee_minor;
  if (captured.some(({ amountMinor }) => amountMinor !== total))
    yield `${chargeReference(row)}: another amount than ${total} was captured`;
  if (refund_status === 'CREATED') return;
  const returned = refund_status === 'REFUNDED' ? 1 : 0;
  if (refunded.length !== returned) yield `${refundReference(row)}: ${refunded.length} refunds, ${returned} noted`;
  const back = refund_minor + refund_fee_minor;
  if (refunded.some(({ amountMinor }) => amountMinor !== back))
    yield `${refundReference(row)}: another amount than ${back} went back`;
}
