import type { KybReview } from '@portal/shared/contract/staffKyb';
import { useTranslation } from 'react-i18next';
import { displayName } from '../../i18n/formatters.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { FactList } from '../../ui/facts/FactList.tsx';
import { ExactTime } from '../../ui/time/ExactTime.tsx';

/** Lists the facts that an organisation submitted about its business. */
export function SubmittedFacts({ review }: { readonly review: KybReview }) {
  const { t } = useTranslation('staff');
  const locale = useLocale();
  const { submission } = review;
  if (submission === null) return <p>{t('kyb.noData', { name: review.name })}</p>;
  const { addressLine1, addressLine2, city, state, postalCode } = submission;
  const addressLines = [addressLine1, addressLine2, city, state, postalCode].filter(
    (part) => part !== null && part !== '',
  );
  const uses = submission.rewardsUsage.map((usage) => t(`kyb.usages.${usage}`));
  const facts = [
    { label: t('kyb.company'), value: submission.companyName },
    { label: t('kyb.country'), value: displayName(locale, 'region', submission.country) },
    { label: t('kyb.address'), value: addressLines.join(', ') },
    { label: t('kyb.taxId'), value: submission.taxId },
    { label: t('kyb.phone'), value: submission.phoneNumber },
    { label: t('kyb.usage'), value: new Intl.ListFormat(locale).format(uses) },
    { label: t('kyb.submittedBy'), value: `${submission.submittedBy} (${submission.submittedByEmail})` },
    { label: t('kyb.submitted'), value: <ExactTime at={submission.submittedAt} /> },
  ];
  return <FactList facts={facts} />;
}
