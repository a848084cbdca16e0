import { displayName } from '../../../i18n/formatters.ts';

const REGIONAL_A = 0x1f1e6;
const LETTER_A = 65;

/** The flag of an ISO 3166 alpha-2 code as emoji. */
export const getFlag = (country: string): string =>
  country
    .toUpperCase()
    .replace(/[A-Z]/g, (letter) => String.fromCodePoint(REGIONAL_A + letter.charCodeAt(0) - LETTER_A));

/** "United States and Canada". */
export const countryNames = (countries: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    countries.map((country) => displayName(locale, 'region', country)),
  );
