import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import './locales.ts';
import { phoneCountries } from './phoneNumbers.ts';

/** Country (United States and Canada first) and number of a phone: fields `country` and `phoneNumber`. */
export function PhoneField() {
  const { t } = useTranslation('mfa');
  const countries = phoneCountries(useLocale());
  return (
    <FieldRow>
      <SelectField name="country" label={t('phone.country')} options={countries} autoComplete="tel-country-code" />
      <TextField
        name="phoneNumber"
        type="tel"
        inputMode="tel"
        label={t('phone.number')}
        autoComplete="tel-national"
        required
      />
    </FieldRow>
  );
}
