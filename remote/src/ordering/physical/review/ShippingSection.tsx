import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useShippingTexts } from '../../../entities/shipping/useShippingTexts.ts';
import { Section } from '../../../ui/page/Section.tsx';
import type { PhysicalOrder } from '../physicalOrder.ts';

/** Returns how many lines go by each method. */
function countMethods({ lines }: PhysicalOrder): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { shippingInfo } of lines)
    if (shippingInfo !== null)
      counts.set(shippingInfo.physicalMethod, (counts.get(shippingInfo.physicalMethod) ?? 0) + 1);
  return counts;
}

/** How it travels, and how long that takes. */
export function ShippingSection({ order }: { readonly order: PhysicalOrder }) {
  const { t } = useTranslation('physicalReview');
  const { getMethodName, deliveryDays } = useShippingTexts();
  const counts = [...countMethods(order)];
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
        {counts.map(([physicalMethod, count]) => (
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
