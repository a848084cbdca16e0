import { FIRST_SENDS, INDUSTRIES, MONTHLY_VOLUMES } from '@portal/shared/domain/onboarding/onboardingRules';
import { useTranslation } from 'react-i18next';
import { getBusinessText } from '../../entities/business/businessTexts.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

/** Step 3: what the company does, and how much it plans to send. */
export function AdditionalStep() {
  const { t, i18n } = useTranslation('onboarding');
  const options = (name: 'industry' | 'monthlyVolume' | 'firstSend', codes: readonly string[]) => [
    { value: '', label: t('additional.choose'), disabled: true },
    ...codes.map((value) => ({ value, label: getBusinessText(i18n, name, value) })),
  ];
  return (
    <>
      <TextField name="website" label={t('additional.website')} placeholder="www.example.com" autoComplete="url" />
      <SelectField
        name="industry"
        label={t('additional.industry')}
        options={options('industry', INDUSTRIES)}
        required
      />
      <SelectField
        name="monthlyVolume"
        label={t('additional.monthlyVolume')}
        options={options('monthlyVolume', MONTHLY_VOLUMES)}
        required
      />
      <SelectField
        name="firstSend"
        label={t('additional.firstSend')}
        options={options('firstSend', FIRST_SENDS)}
        required
      />
    </>
  );
}
