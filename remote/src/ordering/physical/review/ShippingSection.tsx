import type { QuotedMailing } from '@portal/shared/contract/shoppingCarts';
import type { ShippingMethod } from '@portal/shared/domain/shipping/shippingMethods';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useShippingTexts } from '../../../entities/shipping/useShippingTexts.ts';
import { Section } from '../../../ui/page/Section.tsx';
import type { PhysicalOrder } from '../physicalOrder.ts';
import type { ReviewedOrder } from './ReviewedOrder.ts';

/** Returns how many lines go by each method. */
function countMethods({ lines }: PhysicalOrder): QuotedMailing['methods'] {
  const counts = new Map<ShippingMethod, number>();
  for (const { shippingInfo } of lines)
    if (shippingInfo !== null)
      counts.set(shippingInfo.physicalMethod, (counts.get(shippingInfo.physicalMethod) ?? 0) + 1);
  return [...counts].map(([physicalMethod, lineCount]) => ({ physicalMethod, lineCount }));
}

/** How it travels, and how long that takes. */
export function ShippingSection({ order, quote }: ReviewedOrder) {
  const { t } = useTranslation('physicalReview');
  const { getMethodName, deliveryDays } = useShippingTexts();
  const counts = quote?.mailing?.methods ?? countMethods(order);
  return (
    <Section
      title={t('shipping.title')}
      action={
        <Link to={order.to('shipping')} className="pr-review__change">
          {t('change.shipping')}
        </Link>
      }
    >
      <ul className="pr-review__methods">
        {counts.map(({ physicalMethod, lineCount: count }) => (
          <li key={physicalMethod}>
            {counts.length === 1
              ? getMethodName(physicalMethod)
              : t('shipping.of', { count, method: getMethodName(physicalMethod) })}
          </li>
        ))}
      </ul>
      <p className="pr-review__help">{t('shipping.days', { days: deliveryDays })}</p>
    </Section>
  );
}
