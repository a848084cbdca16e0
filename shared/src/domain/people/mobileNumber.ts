import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { hasPhoneCharacters } from './phoneNumber.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { visibleText } from './visibleText.ts';

export type MobileVerdict = { readonly number: string } | { readonly refusal: Refusal };

/** The countries to which rewards are texted. Some twenty others share their calling code, +1. */
const COUNTRIES: readonly (string | undefined)[] = ['US', 'CA'];

/** Validates a recipient's mobile number, with or without its country code; the number in E.164. */
export function checkMobileNumber(typed: string): MobileVerdict {
  if (!hasPhoneCharacters(typed)) return { refusal: { key: 'error.phone.notANumber' } };
  const phone = parsePhoneNumberFromString(visibleText(typed).normalize('NFKC'), {
    defaultCountry: 'US',
    extract: false,
  });
  if (phone?.isValid() !== true) return { refusal: { key: 'error.phone.incomplete' } };
  return COUNTRIES.includes(phone.country) ? { number: phone.number } : { refusal: { key: 'error.phone.country' } };
}
