import { isAddressCountry } from '@portal/shared/domain/addresses/addressPlaces';
import type { AddressField, PostalAddress } from '@portal/shared/domain/addresses/addressRules';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StateField } from '../../ui/address/StateField.tsx';
import { FieldWarning } from '../../ui/feedback/FieldWarning.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { AddressWarnings } from './AddressWarnings.tsx';
import type { AddressUse } from './addressUse.ts';
import type { TypedReason } from './useAddressEntry.ts';

interface TypedAddressProps {
  readonly name: string;
  readonly use: AddressUse;
  readonly address: PostalAddress;
  /** Null where the country is no choice. */
  readonly country: ReactNode;
  readonly reason: TypedReason;
  /** The first line as it was found. */
  readonly line: string;
  /** Null where addresses cannot be searched. */
  readonly onSearch: (() => void) | null;
}

/** The parts of an address, named as its country names them. */
export function TypedAddress({ name, use, address, country, reason, line, onSearch }: TypedAddressProps) {
  const { t } = useTranslation('billingAddress');
  const labelCountry = isAddressCountry(address.country) ? address.country : 'US';
  const section = use === 'mailing' ? null : 'billing';
  const complete = (part: string): string => (section === null ? 'off' : `${section} ${part}`);
  const warn = (field: AddressField) =>
    use === 'mailing' ? <AddressWarnings address={address} field={field} /> : undefined;
  const lacksNumber = reason === 'unnumbered' && address.addressLine1 === line;
  return (
    <>
      {(reason === 'unresolved' || reason === 'incomplete') && <Notice kind="info">{t(`notice.${reason}`)}</Notice>}
      {country}
      <TextField
        name={`${name}.addressLine1`}
        label={t('line1')}
        help={lacksNumber ? <FieldWarning>{t('unnumbered')}</FieldWarning> : warn('addressLine1')}
        autoComplete={complete('address-line1')}
        required
      />
      <TextField
        name={`${name}.addressLine2`}
        label={t('line2')}
        help={warn('addressLine2')}
        autoComplete={complete('address-line2')}
      />
      <TextField
        name={`${name}.city`}
        label={t(`city.${labelCountry}`)}
        autoComplete={complete('address-level2')}
        required
      />
      <FieldRow>
        <StateField name={`${name}.state`} country={address.country} section={section} help={warn('state')} />
        <TextField
          name={`${name}.postalCode`}
          label={t(`postalCode.${labelCountry}`)}
          autoComplete={complete('postal-code')}
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
