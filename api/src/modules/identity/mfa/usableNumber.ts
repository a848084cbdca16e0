import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { AppError } from '../../../errors/AppError.ts';
import { MFA_FAILURES } from './mfaErrors.ts';

const DEFAULT_COUNTRY = 'US';
/** Kinds of numbers that get no texts. */
const SILENT = ['FIXED_LINE', 'PREMIUM_RATE', 'TOLL_FREE', 'SHARED_COST', 'VOICEMAIL', 'UAN', 'PAGER'];

/** A typed phone number in E.164. Raises 400 at `phoneNumber` for one that gets no texts. */
export function usableNumber(typed: string | undefined): string {
  if (typed === undefined || typed === '') throw new AppError(MFA_FAILURES.phoneRequired);
  const phone = parsePhoneNumberFromString(typed.normalize('NFKC'), DEFAULT_COUNTRY);
  if (phone?.isValid() !== true || SILENT.includes(phone.getType() ?? ''))
    throw new AppError(MFA_FAILURES.phoneInvalid);
  return phone.number;
}

/** A stored number as people read it: "+1 202 555 0143". */
export const readableNumber = (number: string | null): string | null =>
  number === null ? null : (parsePhoneNumberFromString(number)?.formatInternational() ?? number);
