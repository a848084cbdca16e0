import type { OrderDetail } from '@portal/shared/contract/orders';

/** True while the card of an order is not charged yet: its rewards wait for that. */
export const isUnpaid = ({ payment }: OrderDetail): boolean =>
  payment !== null && (payment.status === 'CREATED' || payment.status === 'PENDING');

/** Money of an order that was given back; `to`: the card that paid, or the balance of the account. */
export interface Refund {
  readonly to: 'card' | 'balance';
  readonly amount: number;
}

/** Returns what was given back, to the card first. */
export function listRefunds({ payment, amountRefunded }: OrderDetail): readonly Refund[] {
  const refunds: readonly Refund[] =
    payment === null
      ? [{ to: 'balance', amount: amountRefunded }]
      : [
          { to: 'card', amount: payment.refundedToCard },
          { to: 'balance', amount: payment.refundedToBalance },
        ];
  return refunds.filter(({ amount }) => amount > 0);
}
