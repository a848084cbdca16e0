import type { MailingAddress as Address } from '@portal/shared/contract/mailing';
import { displayName } from '../../../i18n/formatters.ts';
import { useLocale } from '../../../i18n/useLocale.ts';

/** A postal address, a line a part. */
export function MailingAddress({ address }: { readonly address: Address }) {
  const locale = useLocale();
  const country = address.country === null ? null : displayName(locale, 'region', address.country);
  const cityLine = [address.city, address.stateOrProvince, address.postalCode].filter(Boolean).join(' ');
  const lines = [address.companyName, address.streetLine1, address.streetLine2, cityLine, country];
  return (
    <span className="pr-history__two">
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
