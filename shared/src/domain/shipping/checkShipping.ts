import { isShippable, statesOf } from '../addresses/addressPlaces.ts';
import { isPoBox } from '../addresses/poBox.ts';
import { shippingFacts, type ShippingMethod } from './shippingMethods.ts';

/** The parts of an address that say who delivers there. */
interface ShippedTo {
  readonly streetLine1: string;
  readonly streetLine2: string | null;
  readonly stateOrProvince: string;
  readonly country: string;
}

/** Why the postal service alone reaches an address. */
export const POSTAL_ONLY_REASONS = ['PO_BOX', 'MILITARY', 'TERRITORY'] as const;
export type PostalOnlyReason = (typeof POSTAL_ONLY_REASONS)[number];

/** The parts of an address that can say it. */
export const POSTAL_ONLY_FIELDS = ['streetLine1', 'streetLine2', 'stateOrProvince'] as const;

interface PostalOnly {
  readonly reason: PostalOnlyReason;
  readonly field: (typeof POSTAL_ONLY_FIELDS)[number];
  readonly value: string;
}

/** Addresses of the armed forces, which stand among the states of the US. */
const MILITARY_STATES = ['AA', 'AE', 'AP'];

/** Territories that couriers do not reach. */
const POSTAL_TERRITORIES = (statesOf('US') ?? []).filter(
  (state) => !MILITARY_STATES.includes(state) && !isShippable('COURIER', { country: 'US', state }),
);

/** Says why the postal service alone reaches an address, and which of its parts does; null when couriers do, too. */
export function findPostalOnly({ streetLine1, streetLine2, stateOrProvince }: ShippedTo): PostalOnly | null {
  if (isPoBox(streetLine1)) return { reason: 'PO_BOX', field: 'streetLine1', value: streetLine1 };
  if (streetLine2 !== null && isPoBox(streetLine2))
    return { reason: 'PO_BOX', field: 'streetLine2', value: streetLine2 };
  const place = { field: 'stateOrProvince', value: stateOrProvince } as const;
  if (MILITARY_STATES.includes(stateOrProvince)) return { reason: 'MILITARY', ...place };
  return POSTAL_TERRITORIES.includes(stateOrProvince) ? { reason: 'TERRITORY', ...place } : null;
}

/** Says why the postal service alone reaches an address; null when couriers do, too. */
export const postalOnlyReason = (address: ShippedTo): PostalOnlyReason | null =>
  findPostalOnly(address)?.reason ?? null;

/** True when a method brings what it carries to an address of which `reason` says why the postal service alone reaches it. */
export const reaches = (method: ShippingMethod, reason: PostalOnlyReason | null): boolean =>
  reason === null || shippingFacts(method).carrier === 'POSTAL_SERVICE';

/** A choice for all lines of an order, with one for the lines that the postal service alone reaches, where those go another way. */
export interface ShippingChoice {
  readonly method: ShippingMethod;
  readonly postalMethod: ShippingMethod | null;
}

/** The method that a choice gives to a line; null when it does not reach its address. */
export function methodOfChoice(
  { method, postalMethod }: ShippingChoice,
  reason: PostalOnlyReason | null,
): ShippingMethod | null {
  const chosen = reason !== null && postalMethod !== null ? postalMethod : method;
  return reaches(chosen, reason) ? chosen : null;
}
