import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { FieldRow } from '../form/FieldRow.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import './locales.ts';
import { countryOptions, stateOptions } from './places.ts';

interface PlaceValues {
  readonly country: string;
  readonly stateOrProvince: string;
}

const LABELS = { US: 'state', CA: 'province' } as const;
const isListed = (country: string): country is keyof typeof LABELS => Object.hasOwn(LABELS, country);

/** Country and state of an address: fields `country` and `stateOrProvince`. Another country clears the state. */
export function PlaceFields() {
  const { t, i18n } = useTranslation('address');
  const locale = useLocale();
  const { values, setValues } = useFormikContext<PlaceValues>();
  const { country } = values;
  const states = stateOptions(i18n, country, locale);
  const label = isListed(country) ? t(LABELS[country]) : t('region');
  return (
    <FieldRow>
      <SelectField
        name="country"
        label={t('country')}
        options={countryOptions(locale)}
        autoComplete="country"
        onChoose={(chosen) => void setValues({ ...values, country: chosen, stateOrProvince: '' })}
      />
      {states === null ? (
        <TextField name="stateOrProvince" label={label} autoComplete="address-level1" />
      ) : (
        <SelectField
          name="stateOrProvince"
          label={label}
          options={[{ value: '', label: t('choose') }, ...states]}
          autoComplete="address-level1"
          required
        />
      )}
    </FieldRow>
  );
}
