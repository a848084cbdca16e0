import type { IncentiveDetail } from '@portal/shared/contract/incentives';
import { useTranslation } from 'react-i18next';
import { CountedProgress } from '../../ui/feedback/CountedProgress.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { getCompletionName } from '../incentiveTexts.ts';

/** Both limits with what is used of them, and the responses by what became of them. */
export function IncentiveLimits({ incentive }: { readonly incentive: IncentiveDetail }) {
  const { t, i18n } = useTranslation('research');
  const { rewardsIssued, quantity, responsesTaken, completesAllowed, counts } = incentive;
  return (
    <Section title={t('title.limits')}>
      <CountedProgress
        text={t('limits.rewards', { used: rewardsIssued, limit: quantity })}
        value={rewardsIssued}
        max={quantity}
      />
      <CountedProgress
        text={t('limits.completes', { used: responsesTaken, limit: completesAllowed })}
        value={responsesTaken}
        max={completesAllowed}
      />
      {counts.length > 0 && (
        <dl className="pr-incentive__counts" aria-label={t('title.counts')}>
          {counts.map(({ status, count }) => (
            <div key={status}>
              <dt>{getCompletionName(i18n, status)}</dt>
              <dd>{t('count', { count })}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
