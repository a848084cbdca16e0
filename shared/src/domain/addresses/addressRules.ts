import { isAddressCountry, statesOf, type AddressCountry } from './addressPlaces.ts';
import { checkText } from '../textRules.ts';
import { tidyName } from '../people/names.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { SETTINGS } from '../settings.ts';

/** Parts of a postal address, by the names that they have on the wire, in the order in which a form asks for them. */
export const ADDRESS_FIELDS = ['country', 'addressLine1', 'addressLine2', 'city', 'state', 'postalCode'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** A postal address. `country` in ISO 3166-1; `state` by its postal code where the country has a list. */
export type PostalAddress = Readonly<Record<AddressField, string>>;

const POSTAL_CODES: Readonly<Record<AddressCountry, RegExp>> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
  AU: /^\d{4}$/,
};

const { lineLength, cityLength, stateLength, postalCodeLength } = SETTINGS.address;

/** A postal code as the country writes it: `m5v3l9` becomes `M5V 3L9`. What cannot be one stays as it was typed. */
export function tidyPostalCode(country: string, typed: string): string {
  const compact = typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
  const written = withSeparator(country, compact);
  return isPostalCodeOf(country, written) ? written : tidyName(typed);
}

function withSeparator(country: string, compact: string): string {
  if (country === 'US') return compact.replace(/^(\d{5})(\d{4})$/, '$1-$2');
  return country === 'CA' || country === 'GB' ? compact.replace(/(.{3})$/, ' $1') : compact;
}

const isPostalCodeOf = (country: string, written: string): boolean =>
  isAddressCountry(country) && POSTAL_CODES[country].test(written);

/** A state as it is kept: the upper-case code where the country has a list. */
export function tidyState(country: string, typed: string): string {
  const tidied = tidyName(typed);
  return statesOf(country)?.find((code) => code === tidied.toUpperCase()) ?? tidied;
}

/** An address as it is kept: single spaces, codes in upper case, the postal code as its country writes it. */
export const tidyAddress = ({ country, addressLine1, addressLine2, city, state, postalCode }: PostalAddress) =>
  ({
    addressLine1: tidyName(addressLine1),
    addressLine2: tidyName(addressLine2),
    city: tidyName(city),
    state: tidyState(country, state),
    country,
    postalCode: tidyPostalCode(country, postalCode),
  }) satisfies PostalAddress;

/** Validates one part of an address beside the others; only `addressLine2` may be empty. Null when valid. */
export function checkAddressField(field: AddressField, address: PostalAddress): Refusal | null {
  const { country } = address;
  const text = address[field].trim();
  switch (field) {
    case 'country':
      return isAddressCountry(country) ? null : { key: 'error.address.country' };
    case 'addressLine1':
      return checkPart(text, lineLength, 'error.address.line');
    case 'addressLine2':
      return checkPart(text, lineLength, null);
    case 'city':
      return checkPart(text, cityLength, 'error.address.city');
    case 'state':
      return checkState(country, text);
    case 'postalCode':
      return checkPostalCode(country, text);
  }
}

function checkState(country: string, text: string): Refusal | null {
  const states = statesOf(country);
  if (states === null) return checkPart(text, stateLength, 'error.address.region');
  return states.includes(tidyState(country, text)) ? null : { key: 'error.address.state' };
}

/** Validates a postal code of a country; null when valid. */
export function checkPostalCode(country: string, text: string): Refusal | null {
  if (!isAddressCountry(country)) return checkPart(text, postalCodeLength, null);
  return isPostalCodeOf(country, tidyPostalCode(country, text)) ? null : { key: `error.address.postalCode.${country}` };
}

/** Validates a part of an address by itself: its length, its characters, and whether it may be empty. Null when valid. */
export function checkPart(text: string, maxLength: number, whenEmpty: string | null): Refusal | null {
  if (text === '') return whenEmpty === null ? null : { key: whenEmpty };
  return /[<>]/.test(text) ? { key: 'error.text.angleBrackets' } : checkText(text, maxLength);
}
