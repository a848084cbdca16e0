import type { FoundAddress } from '@portal/shared/contract/addresses';
import { statesOf } from '@portal/shared/domain/addresses/addressPlaces';

/** A part of an address as the Places API (New) names it. */
export interface AddressComponent {
  readonly longText: string;
  readonly shortText: string;
  readonly types: readonly string[];
}

const CITIES = [
  'locality',
  'postal_town',
  'sublocality_level_1',
  'sublocality',
  'neighborhood',
  'administrative_area_level_3',
  'administrative_area_level_2',
];
const UNITS = ['subpremise', 'premise', 'floor', 'room'];

/** Reads an address from its components. Parts that are missing stay empty. */
export function googleAddress(components: readonly AddressComponent[]): FoundAddress {
  const first = (types: readonly string[]): AddressComponent | undefined =>
    types
      .map((type) => components.find((component) => component.types.includes(type)))
      .find((component) => component !== undefined);
  const long = (...types: readonly string[]): string => first(types)?.longText ?? '';
  const country = first(['country'])?.shortText ?? '';
  const [number, route, box] = [long('street_number'), long('route'), long('post_box')];
  const street = [number, route].filter(Boolean).join(' ') || box;
  return {
    country,
    addressLine1: street || long('premise'),
    addressLine2: unitLine(country, long(...(street === '' ? ['subpremise'] : UNITS))),
    city: long(...CITIES),
    state: stateIn(country, first(['administrative_area_level_1']), long('administrative_area_level_2')),
    postalCode: postalCodeIn(country, long('postal_code'), long('postal_code_suffix')),
    hasStreetNumber: number !== '' || (street === box && box !== ''),
  };
}

/** A bare number says nothing on an envelope. */
function unitLine(country: string, unit: string): string {
  if (!/^\d+[a-z]?$/i.test(unit)) return unit;
  return `${country === 'US' ? 'Apt' : 'Unit'} ${unit}`;
}

/** The first level of the United Kingdom is England or Scotland; addresses name the county. */
function stateIn(country: string, area: AddressComponent | undefined, county: string): string {
  if (statesOf(country) !== null) return area?.shortText ?? '';
  return (country === 'GB' ? county : '') || (area?.longText ?? '');
}

const postalCodeIn = (country: string, code: string, suffix: string): string =>
  country === 'US' && code !== '' && suffix !== '' ? `${code}-${suffix}` : code;
