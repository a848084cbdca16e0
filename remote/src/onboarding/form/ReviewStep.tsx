import { expectReviewEnd } from '@portal/shared/domain/access/reviewFacts';
import { isAddressCountry } from '@portal/shared/domain/addresses/addressPlaces';
import { taxIdLastFour } from '@portal/shared/domain/onboarding/taxId';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { serverNow } from '../../api/serverClock.ts';
import { getBusinessText } from '../../entities/business/businessTexts.ts';
import { calendarDayFormat, displayName, listFormat } from '../../i18n/formatters.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { FactList, type Fact } from '../../ui/facts/FactList.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import '../onboarding.css';
import { STEP_PATHS } from '../onboardingSteps.ts';
import type { OnboardingValues } from './onboardingValues.ts';

/** Step 4: everything on one page, each part with the way back to it, and the day of the answer. */
export function ReviewStep({ knownLastFour }: { readonly knownLastFour: string | null }) {
  const { t, i18n } = useTranslation('onboarding');
  const locale = useLocale();
  const { values } = useFormikContext<OnboardingValues>();
  const [expectedOn] = useState(() => expectReviewEnd(new Date(serverNow())));
  const { country, addressLine1, addressLine2, city, state, postalCode } = values.address;
  const lastFour = values.taxId.trim() === '' ? (knownLastFour ?? '') : taxIdLastFour(values.taxId);
  const part = (step: 'usage' | 'company' | 'additional', facts: readonly Fact[]) => (
    <section className="pr-onboarding__part">
      <h3>{t(`step.${step}`)}</h3>
      <Link to={STEP_PATHS[step]} aria-label={t('review.changePart', { part: t(`step.${step}`) })}>
        {t('review.change')}
      </Link>
      <FactList facts={facts} />
    </section>
  );
  const uses = values.rewardsUsage.map((usage) => t(`usage.${usage}`));
  return (
    <>
      {part('usage', [
        { label: t('usage.label'), value: listFormat(locale).format(uses) },
        { label: t('usage.other'), value: values.rewardsUsage.includes('OTHER') && values.otherUsage },
      ])}
      {part('company', [
        { label: t('company.legalName'), value: values.legalName },
        {
          label: t('company.address'),
          value: [
            addressLine1,
            addressLine2,
            city,
            [state, postalCode].join(' '),
            displayName(locale, 'region', country),
          ]
            .filter((line) => line.trim() !== '')
            .join(', '),
        },
        { label: t('company.phone'), value: values.phoneNumber },
        {
          label: t(`company.taxId.${isAddressCountry(country) ? country : 'US'}`),
          value: lastFour && t('review.taxId', { lastFour }),
        },
      ])}
      {part('additional', [
        { label: t('review.website'), value: values.website },
        { label: t('additional.industry'), value: getBusinessText(i18n, 'industry', values.industry) },
        { label: t('additional.monthlyVolume'), value: getBusinessText(i18n, 'monthlyVolume', values.monthlyVolume) },
        { label: t('additional.firstSend'), value: getBusinessText(i18n, 'firstSend', values.firstSend) },
      ])}
      <Notice kind="info">
        {t('review.expected', { day: calendarDayFormat(locale).format(new Date(expectedOn)) })}
      </Notice>
    </>
  );
}
