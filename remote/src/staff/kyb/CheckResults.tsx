import type { KybReview } from '@portal/shared/contract/staffKyb';
import type { KybCheckResult } from '@portal/shared/domain/access/reviewFacts';
import { useTranslation } from 'react-i18next';
import { dynamicText } from '../../i18n/message.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { FactList } from '../../ui/facts/FactList.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { getTone } from '../../ui/status/getTone.ts';
import { StatusChip, type StatusTone } from '../../ui/status/StatusChip.tsx';
import { formatExactTime } from '../../ui/time/formatTime.ts';

const TONES: Readonly<Record<KybCheckResult, StatusTone>> = {
  MATCH: 'success',
  MISMATCH: 'warning',
  LIST_HIT: 'danger',
  UNKNOWN: 'neutral',
};

/** Results of a service that compared the submitted facts with registers and lists; people decide. */
export function CheckResults({ review: { checks } }: { readonly review: KybReview }) {
  const { t, i18n } = useTranslation('staff');
  const locale = useLocale();
  if (checks === null) return null;
  const time = (at: string): string => formatExactTime(new Date(at), locale);
  const { answeredAt, requestedAt, results } = checks;
  return (
    <Section title={t('kyb.checks.title')}>
      <p className="pr-staff-about">
        {answeredAt === null
          ? t('kyb.checks.waits', { time: time(requestedAt) })
          : t('kyb.checks.answered', { time: time(answeredAt) })}
      </p>
      <FactList
        facts={results.map(({ check, result, detail }) => ({
          label: dynamicText(i18n, `staff:kyb.check.${check}`) ?? t('kyb.check.other'),
          value: (
            <span className="pr-staff-two">
              <StatusChip
                label={dynamicText(i18n, `staff:kyb.result.${result}`) ?? t('kyb.result.other')}
                tone={getTone(TONES, result)}
              />
              {detail !== '' && <span>{detail}</span>}
            </span>
          ),
        }))}
      />
    </Section>
  );
}
