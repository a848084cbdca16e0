import { displayName } from '../../i18n/formatters.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import './postal-address.css';

/** The parts of a postal address, as far as they are known. */
interface PostalAddressParts {
  readonly companyName: string | null;
  readonly streetLine1: string | null;
  readonly streetLine2: string | null;
  readonly city: string | null;
  readonly stateOrProvince: string | null;
  readonly postalCode: string | null;
  readonly country: string | null;
}

/** A postal address, a line a part. */
export function PostalAddress({ address }: { readonly address: PostalAddressParts }) {
  const locale = useLocale();
  const country = address.country === null ? null : displayName(locale, 'region', address.country);
  const cityLine = [address.city, address.stateOrProvince, address.postalCode].filter(Boolean).join(' ');
  const lines = [address.companyName, address.streetLine1, address.streetLine2, cityLine, country];
  return (
    <span className="pr-postal-address">
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
