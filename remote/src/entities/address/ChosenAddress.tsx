import type { PostalAddress } from '@portal/shared/domain/addresses/addressRules';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { displayName } from '../../i18n/formatters.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { AddressWarnings } from './AddressWarnings.tsx';
import type { AddressUse } from './addressUse.ts';

interface ChosenAddressProps {
  readonly address: PostalAddress;
  readonly use: AddressUse;
  readonly onChange: () => void;
}

/** The address as it stands on an envelope, with the way to change it. */
export function ChosenAddress({ address, use, onChange }: ChosenAddressProps) {
  const { t } = useTranslation('billingAddress');
  const id = useId();
  const locale = useLocale();
  const { addressLine1, addressLine2, city, state, postalCode, country } = address;
  const lines = [addressLine1, addressLine2, `${city}, ${state} ${postalCode}`, displayName(locale, 'region', country)];
  return (
    <div className="pr-address__chosen">
      <address id={id}>
        {lines.filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {use === 'mailing' && <AddressWarnings address={address} />}
      </address>
      <button type="button" className="pr-link" aria-describedby={id} onClick={onChange}>
        {t('change')}
      </button>
    </div>
  );
}
