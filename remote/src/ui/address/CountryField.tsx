import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { SelectField } from '../form/SelectField.tsx';
import './locales.ts';
import { getCountryOptions } from './regionOptions.ts';

interface CountryFieldProps {
  /** Path in the form's values. */
  readonly name: string;
  /** The kind of address that the browser fills in. */
  readonly section: 'billing' | 'shipping';
  /** Takes the choice in place of the form: another country has other states. */
  readonly onChoose: (country: string) => void;
}

/** Country of a postal address. */
export function CountryField({ name, section, onChoose }: CountryFieldProps) {
  const { t } = useTranslation('address');
  return (
    <SelectField
      name={name}
      label={t('country')}
      options={getCountryOptions(useLocale())}
      autoComplete={`${section} country`}
      onChoose={onChoose}
    />
  );
}
