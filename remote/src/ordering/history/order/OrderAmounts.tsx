import type { OrderDetail } from '@portal/shared/contract/orders';
import { useTranslation } from 'react-i18next';
import { useCardName } from '../../../entities/card/useCardName.ts';
import { Money } from '../../../ui/money/Money.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { listRefunds, type Refund } from './orderPayment.ts';

/** Lists the costs of an order and what came of them; shipping, card fee and refunds only where there are any. */
export function OrderAmounts({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation('orderHistory');
  const getRefundName = useRefundName(order);
  const rows = [
    { label: t('amount.rewardTotal'), amount: order.rewardTotal },
    { label: t('amount.feeTotal'), amount: order.feeTotal },
    ...(order.shippingTotal === 0 ? [] : [{ label: t('amount.shippingTotal'), amount: order.shippingTotal }]),
    ...(order.creditCardFees === 0 ? [] : [{ label: t('amount.creditCardFees'), amount: order.creditCardFees }]),
    { label: t('amount.amountPaid'), amount: order.amountPaid, isTotal: true },
    ...listRefunds(order).map((refund) => ({ label: getRefundName(refund), amount: refund.amount })),
    ...(order.shippingRefunded === 0 ? [] : [{ label: t('amount.shippingRefunded'), amount: order.shippingRefunded }]),
    { label: t('amount.amountDelivered'), amount: order.amountDelivered },
  ];
  return (
    <Section title={t('section.amounts')}>
      <dl className="pr-amounts">
        {rows.map(({ label, amount, isTotal = false }) => (
          <div key={label} className={isTotal ? 'pr-amounts__total' : undefined}>
            <dt>{label}</dt>
            <dd>
              <Money amount={amount} currencyCode={order.currencyCode} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** An order by card tells what was given back to the card and what to the balance. */
function useRefundName({ payment }: OrderDetail): (refund: Refund) => string {
  const { t } = useTranslation('orderHistory');
  const getCardName = useCardName();
  return ({ to }) => {
    if (payment === null) return t('amount.amountRefunded');
    return to === 'balance' ? t('amount.refundedToBalance') : t('amount.refundedTo', { to: getCardName(payment) });
  };
}
