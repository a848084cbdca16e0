import { SETTINGS } from '@portal/shared/domain/settings';
import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';

const FIRST: readonly string[] = SETTINGS.phone.firstCountries;

/** Countries with their calling codes, by name in the user's language, the most used ones first. */
export function phoneCountries(locale: string): readonly { readonly value: string; readonly label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  const collator = new Intl.Collator(locale);
  const getRank = (value: string) => (FIRST.includes(value) ? FIRST.indexOf(value) : FIRST.length);
  return getCountries()
    .map((value) => ({ value, name: names.of(value) ?? value }))
    .toSorted((a, b) => getRank(a.value) - getRank(b.value) || collator.compare(a.name, b.name))
    .map(({ value, name }) => ({ value, label: `${name} (+${getCountryCallingCode(value)})` }));
}

/** A mobile number in E.164; null when it is none of its country, nor one with a country code of its own. */
export function mobileNumber(country: string, typed: string): string | null {
  if (!isSupportedCountry(country)) return null;
  const phone = parsePhoneNumberFromString(typed.normalize('NFKC'), country);
  return phone?.isValid() === true ? phone.number : null;
}
