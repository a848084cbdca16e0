import type { KybReview } from '@portal/shared/contract/staffKyb';
import { useTranslation } from 'react-i18next';
import { ExactTime } from '../../ui/time/ExactTime.tsx';

/** Lists the decisions so far, the latest first. */
export function DecisionList({ decisions }: Pick<KybReview, 'decisions'>) {
  const { t } = useTranslation('staff');
  if (decisions.length === 0) return <p>{t('kyb.none')}</p>;
  return (
    <ol className="pr-staff-decisions">
      {decisions.map(({ decision, reason, decidedAt, decidedBy }) => (
        <li key={decidedAt}>
          <strong>{t('kyb.by', { decision: t(`kyb.decided.${decision}`), who: decidedBy })}</strong>
          <ExactTime at={decidedAt} />
          {reason !== '' && <p>{reason}</p>}
        </li>
      ))}
    </ol>
  );
}
