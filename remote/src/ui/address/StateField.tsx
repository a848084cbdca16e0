import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import './locales.ts';
import { getStateOptions } from './regionOptions.ts';

interface StateFieldProps {
  /** Path in the form's values. */
  readonly name: string;
  readonly country: string;
  /** The kind of address that the browser fills in; null: somebody else's. */
  readonly section: 'billing' | null;
  /** One line below the field. */
  readonly help?: ReactNode;
}

const LABELS = { US: 'state', CA: 'province', AU: 'state' } as const;
const isListed = (country: string): country is keyof typeof LABELS => Object.hasOwn(LABELS, country);

/** State or province of a postal address: a list where the country has one, else a free text. */
export function StateField({ name, country, section, help }: StateFieldProps) {
  const { t, i18n } = useTranslation('address');
  const states = getStateOptions(i18n, country, useLocale());
  const inputProps = {
    name,
    label: isListed(country) ? t(LABELS[country]) : t('region'),
    autoComplete: section === null ? 'off' : `${section} address-level1`,
    help,
    required: true,
  };
  return states === null ? (
    <TextField {...inputProps} />
  ) : (
    <SelectField {...inputProps} options={[{ value: '', label: t('choose') }, ...states]} />
  );
}
