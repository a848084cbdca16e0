import { useTranslation } from 'react-i18next';
import { Bar } from '../../../ui/feedback/Bar.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';

const EVENTS = 3;
const FACTS = 5;

/** The shape of a line's panel: its amount, what happened, its facts. */
export function LineSkeleton() {
  const { t } = useTranslation('orderHistory');
  return (
    <PageSkeleton waitingFor={t('waiting.line')}>
      <div className="pr-shape" aria-hidden="true">
        <div className="pr-order__shape">
          <Bar width="140px" height={32} />
          <Bar width="200px" />
          <Bar width="96px" height={24} />
        </div>
        <div className="pr-order__shape">
          {Array.from({ length: EVENTS }, (_, event) => (
            <Bar key={event} width="60%" height={40} />
          ))}
        </div>
        <div className="pr-order__shape">
          {Array.from({ length: FACTS }, (_, fact) => (
            <Bar key={fact} />
          ))}
        </div>
      </div>
    </PageSkeleton>
  );
}
