import type { OrderRow } from '@portal/shared/contract/orders';
import { getOrderProgress, type OrderPhase } from '@portal/shared/domain/ordering/orderProgress';
import { useTranslation } from 'react-i18next';
import { CountedProgress } from '../../../ui/feedback/CountedProgress.tsx';

/** Counts that are said beside the bar: each phase has its own count in the bar. */
const ASIDE: Readonly<Record<OrderPhase, readonly ('delivered' | 'undelivered' | 'failed')[]>> = {
  preparing: [],
  issuing: ['delivered', 'undelivered', 'failed'],
  sending: ['undelivered', 'failed'],
};

/** How far a large order is, with what came of its rewards until now; nothing for others and once all of it is done. */
export function OrderProgressBar({ order }: { readonly order: OrderRow }) {
  const { t } = useTranslation('orderHistory');
  const progress = getOrderProgress(order);
  if (progress === null) return null;
  const { phase, done, total } = progress;
  const { lineCounts } = order;
  const shown = ASIDE[phase].filter((name) => lineCounts[name] > 0);
  return (
    <div className="pr-outcome__progress">
      <CountedProgress text={t(`progress.${phase}`, { done, total })} value={done} max={total} />
      {shown.length > 0 && (
        <ul className="pr-outcome__counts">
          {shown.map((name) => (
            <li key={name}>{t(`progress.count.${name}`, { value: lineCounts[name] })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
