import type { LineWarning, MailingAddress } from '@portal/shared/contract/mailing';
import type { ShippingInfo } from '@portal/shared/contract/shipping';
import { listAddressWarnings, type MailedAddress } from '@portal/shared/domain/addresses/mailedAddress';
import { isShippingMethod, shippingInfoOf } from '@portal/shared/domain/shipping/shippingMethods';

const orNull = (text: string): string | null => (text === '' ? null : text);

/** An address as it is answered. */
export const toMailingAddress = (address: MailedAddress): MailingAddress => ({
  companyName: orNull(address.companyName),
  streetLine1: orNull(address.streetLine1),
  streetLine2: orNull(address.streetLine2),
  city: orNull(address.city),
  stateOrProvince: orNull(address.stateOrProvince),
  postalCode: orNull(address.postalCode),
  country: orNull(address.country),
});

/** Returns what is to be told of where a line goes, by its fields. */
export const toLineWarnings = (address: MailedAddress): LineWarning[] =>
  listAddressWarnings(address).map(([part, warning]) => ({ field: `recipient.address.${part}`, warning }));

/** How a line is shipped, by the method that is stored; null for one that is not known. */
export const toShippingInfo = (method: string | null): ShippingInfo | null =>
  method !== null && isShippingMethod(method) ? shippingInfoOf(method) : null;
