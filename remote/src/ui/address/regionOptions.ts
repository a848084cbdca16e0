import { ADDRESS_COUNTRIES, statesOf } from '@portal/shared/domain/addresses/addressPlaces';
import type { i18n } from 'i18next';
import { dynamicText } from '../../i18n/message.ts';

interface RegionOption {
  readonly value: string;
  readonly label: string;
}

/** The countries of an address, named in the user's language, in the order of `ADDRESS_COUNTRIES`. */
export function getCountryOptions(locale: string): readonly RegionOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return ADDRESS_COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }));
}

/** States or provinces by name in the user's language; null where the country has no list. Territories are named as the countries that ISO 3166 has them as. */
export function getStateOptions(i18n: i18n, country: string, locale: string): readonly RegionOption[] | null {
  const territories = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const getName = (state: string) =>
    dynamicText(i18n, `address:states.${country}.${state}`) ?? territories.of(state) ?? state;
  const states = statesOf(country);
  if (states === null) return null;
  return states
    .map((value) => ({ value, label: getName(value) }))
    .toSorted((one, other) => compare(one.label, other.label));
}
