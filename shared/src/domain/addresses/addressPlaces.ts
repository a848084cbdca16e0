/** Countries that a postal address may be in (ISO 3166-1). */
export const ADDRESS_COUNTRIES = ['US', 'GB', 'CA', 'AU'] as const;
export type AddressCountry = (typeof ADDRESS_COUNTRIES)[number];

/** The 50 states and the District of Columbia, by their postal codes. */
const US_STATES =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );
/** Territories and freely associated states; their postal codes are their ISO 3166-1 codes too. */
const US_TERRITORIES = ['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'];
/** Armed forces: Americas, Europe, Pacific. */
const US_MILITARY = ['AA', 'AE', 'AP'];
const CANADIAN_PROVINCES = 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' ');
const AUSTRALIAN_STATES = 'ACT NSW NT QLD SA TAS VIC WA'.split(' ');

/** The carrier of what is mailed: couriers reach the states and Puerto Rico, the postal service every address in the US. */
export type Carrier = 'COURIER' | 'POSTAL_SERVICE';

const SHIPPABLE_TO: Readonly<Record<Carrier, readonly string[]>> = {
  COURIER: [...US_STATES, 'PR'],
  POSTAL_SERVICE: [...US_STATES, ...US_TERRITORIES, ...US_MILITARY],
};

const STATES = new Map<string, readonly string[]>([
  ['US', SHIPPABLE_TO.POSTAL_SERVICE],
  ['CA', CANADIAN_PROVINCES],
  ['AU', AUSTRALIAN_STATES],
]);

/** True for a country that a postal address may be in. */
export const isAddressCountry = (country: string): country is AddressCountry =>
  ADDRESS_COUNTRIES.some((supported) => supported === country);

/** The states or provinces of a country by their postal codes; null where the address holds a free text instead. */
export const statesOf = (country: string): readonly string[] | null => STATES.get(country) ?? null;

/** True when a carrier brings mailed rewards there; they go to the US alone. */
export const isShippable = (carrier: Carrier, { country, state }: { country: string; state: string }): boolean =>
  country === 'US' && SHIPPABLE_TO[carrier].includes(state);
