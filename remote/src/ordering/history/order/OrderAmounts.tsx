import type { OrderDetail } from '@portal/shared/contract/orders';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/money/Money.tsx';
import { Section } from '../../../ui/page/Section.tsx';

type AmountName =
  | 'rewardTotal'
  | 'feeTotal'
  | 'shippingTotal'
  | 'creditCardFees'
  | 'amountPaid'
  | 'amountRefunded'
  | 'amountDelivered';

const AMOUNTS: readonly { readonly name: AmountName; readonly always: boolean }[] = [
  { name: 'rewardTotal', always: true },
  { name: 'feeTotal', always: true },
  { name: 'shippingTotal', always: false },
  { name: 'creditCardFees', always: false },
  { name: 'amountPaid', always: true },
  { name: 'amountRefunded', always: false },
  { name: 'amountDelivered', always: true },
];

/** Lists the costs of an order and what came of them; shipping, card fee and refund only where there are any. */
export function OrderAmounts({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation('orderHistory');
  const shown = AMOUNTS.filter(({ name, always }) => always || order[name] !== 0);
  return (
    <Section title={t('section.amounts')}>
      <dl className="pr-amounts">
        {shown.map(({ name }) => (
          <div key={name} className={name === 'amountPaid' ? 'pr-amounts__total' : undefined}>
            <dt>{t(`amount.${name}`)}</dt>
            <dd>
              <Money amount={order[name]} currencyCode={order.currencyCode} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
