import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isAddressCountry } from '../addresses/addressPlaces.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { hasPhoneCharacters } from '../people/phoneNumber.ts';
import { visibleText } from '../people/visibleText.ts';

/** Validates a company's phone number, with or without the code of its country. Null when valid. */
export function checkCompanyPhone(country: string, typed: string): Refusal | null {
  if (typed.trim() === '') return { key: 'error.phone.required' };
  if (!hasPhoneCharacters(typed)) return { key: 'error.phone.notANumber' };
  return readPhone(country, typed) === null ? { key: 'error.onboarding.phone' } : null;
}

/** Returns a company's phone number in E.164; what is none stays as it was typed. */
export const tidyCompanyPhone = (country: string, typed: string): string => readPhone(country, typed) ?? typed.trim();

function readPhone(country: string, typed: string): string | null {
  const phone = parsePhoneNumberFromString(visibleText(typed).normalize('NFKC'), {
    defaultCountry: isAddressCountry(country) ? country : 'US',
    extract: false,
  });
  return phone?.isValid() === true ? phone.number : null;
}
