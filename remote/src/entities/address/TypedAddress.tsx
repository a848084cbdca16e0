import { isAddressCountry } from '@portal/shared/domain/addresses/addressPlaces';
import type { PostalAddress } from '@portal/shared/domain/addresses/addressRules';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StateField } from '../../ui/address/StateField.tsx';
import { FieldWarning } from '../../ui/feedback/FieldWarning.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { TypedReason } from './useAddressEntry.ts';

interface TypedAddressProps {
  readonly name: string;
  readonly address: PostalAddress;
  readonly country: ReactNode;
  readonly reason: TypedReason;
  /** The first line as it was found. */
  readonly line: string;
  /** Null where addresses cannot be searched. */
  readonly onSearch: (() => void) | null;
}

/** The parts of an address, named as its country names them. */
export function TypedAddress({ name, address, country, reason, line, onSearch }: TypedAddressProps) {
  const { t } = useTranslation('billingAddress');
  const labelCountry = isAddressCountry(address.country) ? address.country : 'US';
  const lacksNumber = reason === 'unnumbered' && address.addressLine1 === line;
  return (
    <>
      {(reason === 'unresolved' || reason === 'incomplete') && <Notice kind="info">{t(`notice.${reason}`)}</Notice>}
      {country}
      <TextField
        name={`${name}.addressLine1`}
        label={t('line1')}
        help={lacksNumber && <FieldWarning>{t('unnumbered')}</FieldWarning>}
        autoComplete="billing address-line1"
        required
      />
      <TextField name={`${name}.addressLine2`} label={t('line2')} autoComplete="billing address-line2" />
      <TextField
        name={`${name}.city`}
        label={t(`city.${labelCountry}`)}
        autoComplete="billing address-level2"
        required
      />
      <FieldRow>
        <StateField name={`${name}.state`} country={address.country} section="billing" />
        <TextField
          name={`${name}.postalCode`}
          label={t(`postalCode.${labelCountry}`)}
          autoComplete="billing postal-code"
          required
        />
      </FieldRow>
      {onSearch !== null && (
        <button type="button" className="pr-link pr-address__other" onClick={onSearch}>
          {t('search.again')}
        </button>
      )}
    </>
  );
}
