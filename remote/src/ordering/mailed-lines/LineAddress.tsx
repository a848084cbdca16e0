import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { AddressWarnings } from '../../entities/address/AddressWarnings.tsx';
import { toAddressValues } from '../../entities/address/mailingAddress.ts';
import '../../entities/address/locales.ts';
import './mailed-lines.css';

/** The address of a mailed line in one line, with what is to be told of it; nothing where it has none. */
export function LineAddress({ line }: { readonly line: CartLine }) {
  const { address } = line.recipient;
  if (address === null) return null;
  const { companyName, streetLine1, streetLine2, city, stateOrProvince, postalCode } = address;
  const place = [stateOrProvince, postalCode].filter(Boolean).join(' ');
  return (
    <>
      <span className="pr-mailed-line__help">
        {[companyName, streetLine1, streetLine2, city, place].filter(Boolean).join(', ')}
      </span>
      <AddressWarnings address={toAddressValues(address)} />
    </>
  );
}
