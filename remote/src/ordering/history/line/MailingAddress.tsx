import type { MailingAddress as Address } from '@portal/shared/contract/orders';
import { useLocale } from '../../../i18n/useLocale.ts';

/** A postal address, a line a part. */
export function MailingAddress({ address }: { readonly address: Address }) {
  const locale = useLocale();
  const place = [address.city, address.stateOrProvince, address.postalCode].filter(Boolean).join(' ');
  const lines = [address.companyName, address.streetLine1, address.streetLine2, place, countryName(address, locale)];
  return (
    <span className="pr-history__two">
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}

/** A country of the wire that is no code is shown as it is. */
function countryName({ country }: Address, locale: string): string | null {
  if (country === null || !/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;
}
