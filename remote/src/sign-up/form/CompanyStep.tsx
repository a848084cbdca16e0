import { SIGNUP_LIMITS } from '@portal/shared/domain/onboarding/onboardingLimits';
import { SIGNUP_USE_CASES } from '@portal/shared/domain/onboarding/signupRules';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { AddressFields } from '../../entities/address/AddressFields.tsx';
import { getBusinessText } from '../../entities/business/businessTexts.ts';
import { TermsField } from '../../entities/terms/TermsField.tsx';
import { ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import '../sign-up.css';
import type { SignUpValues } from './signUpValues.ts';

/** The company, what it wants to do with rewards, and the terms. */
export function CompanyStep() {
  const { t, i18n } = useTranslation('signUp');
  const { useCase } = useFormikContext<SignUpValues>().values;
  const useCases = SIGNUP_USE_CASES.map((value) => ({ value, label: getBusinessText(i18n, 'useCase', value) }));
  return (
    <>
      <TextField name="companyName" label={t('company.name')} autoComplete="organization" required />
      <AddressFields name="address" label={t('company.address')} audience="public" />
      <SelectField
        name="useCase"
        label={t('company.useCase')}
        options={[{ value: '', label: t('company.choose'), disabled: true }, ...useCases]}
        required
      />
      {useCase === 'OTHER' && (
        <TextAreaField
          name="useCaseDetail"
          label={t('company.useCaseDetail')}
          maxLength={SIGNUP_LIMITS.detailLength}
          required
        />
      )}
      <Question name="annualSpendOver100k" label={t('company.largeSpend')} />
      <Question name="distributesOnBehalf" label={t('company.onBehalf')} />
      <TermsField name="terms" />
    </>
  );
}

function Question({ name, label }: { readonly name: string; readonly label: string }) {
  const { t } = useTranslation('signUp');
  return (
    <div className="pr-sign-up__question">
      <ChoiceField
        name={name}
        label={label}
        choose={t('company.choose')}
        choices={[
          { value: 'yes', label: t('company.yes') },
          { value: 'no', label: t('company.no') },
        ]}
      />
    </div>
  );
}
