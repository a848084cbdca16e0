import type { KybReview } from '@portal/shared/contract/staffKyb';
import { useTranslation } from 'react-i18next';
import { dynamicText } from '../../i18n/message.ts';
import { ExactTime } from '../../ui/time/ExactTime.tsx';

/** Lists the decisions so far, the latest first. */
export function DecisionList({ decisions }: Pick<KybReview, 'decisions'>) {
  const { t, i18n } = useTranslation('staff');
  const getDecided = (decision: string): string =>
    dynamicText(i18n, `staff:kyb.decided.${decision}`) ?? t('kyb.decided.other');
  if (decisions.length === 0) return <p>{t('kyb.none')}</p>;
  return (
    <ol className="pr-staff-decisions">
      {decisions.map(({ decision, reason, decidedAt, decidedBy }) => (
        <li key={decidedAt}>
          <strong>{t('kyb.by', { decision: getDecided(decision), who: decidedBy })}</strong>
          <ExactTime at={decidedAt} />
          {reason !== '' && <p>{reason}</p>}
        </li>
      ))}
    </ol>
  );
}
