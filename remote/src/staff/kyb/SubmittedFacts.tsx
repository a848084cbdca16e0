import type { KybReview } from '@portal/shared/contract/staffKyb';
import { useTranslation } from 'react-i18next';
import { getBusinessText } from '../../entities/business/businessTexts.ts';
import { displayName, listFormat } from '../../i18n/formatters.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { FactList } from '../../ui/facts/FactList.tsx';
import { ExactTime } from '../../ui/time/ExactTime.tsx';
import { TaxId } from './TaxId.tsx';

/** Lists the facts that an organisation submitted about its business. */
export function SubmittedFacts({ review }: { readonly review: KybReview }) {
  const { t, i18n } = useTranslation(['staff', 'business']);
  const locale = useLocale();
  const { submission, platformClientId } = review;
  if (submission === null) return <p>{t('kyb.noData', { name: review.name })}</p>;
  const { addressLine1, addressLine2, city, state, postalCode, taxIdLastFour } = submission;
  const addressLines = [addressLine1, addressLine2, city, state, postalCode].filter(
    (part) => part !== null && part !== '',
  );
  const uses = [...new Set(submission.rewardsUsage.map((usage) => getBusinessText(i18n, 'usage', usage)))];
  const chosen = (fact: 'industry' | 'monthlyVolume' | 'firstSend') =>
    submission[fact] === null ? null : getBusinessText(i18n, fact, submission[fact]);
  const facts = [
    { label: t('kyb.company'), value: submission.companyName },
    { label: t('kyb.country'), value: displayName(locale, 'region', submission.country) },
    { label: t('kyb.address'), value: addressLines.join(', ') },
    {
      label: t('kyb.taxId'),
      value: taxIdLastFour !== null && <TaxId platformClientId={platformClientId} lastFour={taxIdLastFour} />,
    },
    { label: t('kyb.phone'), value: submission.phoneNumber },
    { label: t('kyb.website'), value: submission.webSite },
    { label: t('kyb.usage'), value: listFormat(locale).format(uses) },
    { label: t('kyb.usageOther'), value: submission.rewardsUsageOther },
    { label: t('kyb.industry'), value: chosen('industry') },
    { label: t('kyb.monthlyVolume'), value: chosen('monthlyVolume') },
    { label: t('kyb.firstSend'), value: chosen('firstSend') },
    { label: t('kyb.submittedBy'), value: `${submission.submittedBy} (${submission.submittedByEmail})` },
    { label: t('kyb.submitted'), value: <ExactTime at={submission.submittedAt} /> },
  ];
  return <FactList facts={facts} />;
}
