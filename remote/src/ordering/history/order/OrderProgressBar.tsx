import type { OrderRow } from '@portal/shared/contract/orders';
import { getOrderProgress } from '@portal/shared/domain/ordering/orderProgress';
import { useTranslation } from 'react-i18next';
import { CountedProgress } from '../../../ui/feedback/CountedProgress.tsx';

/** How far a large order is, with what came of its rewards until now; nothing for others and once all of it is done. */
export function OrderProgressBar({ order }: { readonly order: OrderRow }) {
  const { t } = useTranslation('orderHistory');
  const progress = getOrderProgress(order);
  if (progress === null) return null;
  const { phase, done, total } = progress;
  const { issued, delivered, undelivered, failed } = order.lineCounts;
  const counts = { issued, delivered, undelivered, failed };
  const shown = (['issued', 'delivered', 'undelivered', 'failed'] as const).filter((name) => counts[name] > 0);
  return (
    <div className="pr-outcome__progress">
      <CountedProgress text={t(`progress.${phase}`, { done, total })} value={done} max={total} />
      {shown.length > 0 && (
        <ul className="pr-outcome__counts">
          {shown.map((name) => (
            <li key={name}>{t(`progress.count.${name}`, { value: counts[name] })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
