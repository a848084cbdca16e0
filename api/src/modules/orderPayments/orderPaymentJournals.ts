import type { Tx } from '../../db/client.ts';
import type { JournalLine } from '../../ledger/Journal.ts';
import { postJournal } from '../../ledger/postJournal.ts';
import type { OrderPaymentRow } from './orderPaymentRepository.ts';

const isMoving = ({ amountMinor }: JournalLine): boolean => amountMinor !== 0n;

/** Posts what a card has paid: owed by the gateway → set aside for the order, and the fee earned. */
export const postCaptured = (tx: Tx, payment: OrderPaymentRow, orderId: bigint, at: Date): Promise<bigint> =>
  postJournal(tx, payment.platform_id, {
    type: 'ORDER_PLACED',
    currencyCode: payment.currency_code,
    orderId,
    createdByUserId: payment.created_by_user_id,
    at,
    lines: [
      { kind: 'FUNDING_CLEARING' as const, amountMinor: -(payment.amount_minor + payment.fee_minor) },
      { kind: 'ORDER_HOLD' as const, accountId: payment.account_id, amountMinor: payment.amount_minor },
      { kind: 'FEE_INCOME' as const, amountMinor: payment.fee_minor },
    ].filter(isMoving),
  });

/** Parts of a payment that go back: of the price, and of the fee. */
export interface Returned {
  readonly priceMinor: bigint;
  readonly feeMinor: bigint;
}

/** Posts what is to go back to the card: set aside for the order, and the fee earned → owed to the gateway. */
export const postRefund = (
  tx: Tx,
  payment: OrderPaymentRow,
  orderId: bigint,
  { priceMinor, feeMinor }: Returned,
  at: Date,
): Promise<bigint> =>
  postJournal(tx, payment.platform_id, {
    type: 'ORDER_REFUND',
    currencyCode: payment.currency_code,
    orderId,
    at,
    lines: [
      { kind: 'ORDER_HOLD' as const, accountId: payment.account_id, amountMinor: -priceMinor },
      { kind: 'FEE_INCOME' as const, amountMinor: -feeMinor },
      { kind: 'FUNDING_CLEARING' as const, amountMinor: priceMinor + feeMinor },
    ].filter(isMoving),
  });

/** Posts what the gateway would not return to the card: owed to the gateway → balance. */
export const postToBalance = (tx: Tx, payment: OrderPaymentRow, at: Date): Promise<bigint> => {
  const amountMinor = payment.refund_minor + payment.refund_fee_minor;
  return postJournal(tx, payment.platform_id, {
    type: 'ORDER_REFUND',
    currencyCode: payment.currency_code,
    ...(payment.order_id === null ? { description: payment.reference_order_id } : { orderId: payment.order_id }),
    at,
    lines: [
      { kind: 'FUNDING_CLEARING', amountMinor: -amountMinor },
      { kind: 'WALLET', accountId: payment.account_id, amountMinor },
    ],
  });
};
