import { statesOf, type AddressCountry } from '../addresses/addressPlaces.ts';
import { checkPostalCode, tidyState } from '../addresses/addressRules.ts';
import type { UploadField } from './uploadFields.ts';

const COUNTRY: AddressCountry = 'US';

/**
 * Suggests a correction of a wrong cell where there is exactly one: a state's code in capitals, a ZIP code with the zeros that a
 * spreadsheet took away. Returns null where a person has to say it.
 */
export function correctCell(field: UploadField, text: string): string | null {
  if (field === 'recipientAddress.stateOrProvince') {
    const state = tidyState(COUNTRY, text);
    return state !== text && statesOf(COUNTRY)?.includes(state) === true ? state : null;
  }
  if (field === 'recipientAddress.postalCode' && /^\d{3,4}$/.test(text)) {
    const code = text.padStart(5, '0');
    return checkPostalCode(COUNTRY, code) === null ? code : null;
  }
  return null;
}

/** Fields for which `correctCell` may suggest a correction. */
export const CORRECTABLE_FIELDS: readonly UploadField[] = [
  'recipientAddress.stateOrProvince',
  'recipientAddress.postalCode',
];
