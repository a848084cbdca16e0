import { isAddressCountry } from '@portal/shared/domain/addresses/addressPlaces';
import { tidyTaxId } from '@portal/shared/domain/onboarding/taxId';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { AddressFields } from '../../entities/address/AddressFields.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { OnboardingValues } from './onboardingValues.ts';

/** Step 2: the company as it is registered. `taxIdLastFour`: of the tax id that the server has. */
export function CompanyStep({ taxIdLastFour }: { readonly taxIdLastFour: string | null }) {
  const { t } = useTranslation('onboarding');
  const { country } = useFormikContext<OnboardingValues>().values.address;
  const known = isAddressCountry(country) ? country : 'US';
  return (
    <>
      <TextField
        name="legalName"
        label={t('company.legalName')}
        help={t('company.legalNameHelp')}
        autoComplete="organization"
        required
      />
      <AddressFields name="address" label={t('company.address')} />
      <TextField name="phoneNumber" type="tel" inputMode="tel" label={t('company.phone')} autoComplete="tel" required />
      <TextField
        name="taxId"
        label={t(`company.taxId.${known}`)}
        help={
          taxIdLastFour === null ? t(`company.taxIdHelp.${known}`) : t('company.taxIdKept', { lastFour: taxIdLastFour })
        }
        settle={(typed) => tidyTaxId(known, typed)}
        autoComplete="off"
        required={taxIdLastFour === null}
      />
    </>
  );
}
