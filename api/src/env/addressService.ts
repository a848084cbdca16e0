import { string, type ObjectShape } from 'yup';

/** The service by which addresses are looked up: Google Maps by the operator's key, or invented addresses. */
export type AddressService =
  | { readonly provider: 'GOOGLE'; readonly url: string; readonly key: string }
  | { readonly provider: 'SAMPLES' };

const GOOGLE_PLACES = 'https://places.googleapis.com';

/** Variables of the address look-up. */
export const ADDRESS_SERVICE_FIELDS = {
  GOOGLE_MAPS_KEY: string().matches(/^[\w-]+$/, {
    message: 'GOOGLE_MAPS_KEY must be letters, digits, hyphens and underscores',
    excludeEmptyString: true,
  }),
} satisfies ObjectShape;

interface Values {
  readonly GOOGLE_MAPS_KEY?: string | undefined;
  readonly NODE_ENV: string;
}

/** The configured service; without one invented addresses, which production never offers. */
export function readAddressService({ GOOGLE_MAPS_KEY, NODE_ENV }: Values): AddressService | null {
  if (GOOGLE_MAPS_KEY) return { provider: 'GOOGLE', url: GOOGLE_PLACES, key: GOOGLE_MAPS_KEY };
  return NODE_ENV === 'production' ? null : { provider: 'SAMPLES' };
}
