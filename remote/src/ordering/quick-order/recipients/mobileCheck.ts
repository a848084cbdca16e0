import type { MobileVerdict } from '@portal/shared/domain/people/mobileNumber';
import { formatMobileNumber } from '@portal/shared/domain/people/formatMobileNumber';
import { hasPhoneCharacters } from '@portal/shared/domain/people/phoneNumber';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';

/** Checks a number by the numbering plans; null until they are loaded, when the server checks alone. */
export type MobileCheck = ((typed: string) => MobileVerdict) | null;

/** Validates a person's mobile number as typed. Null when valid. */
export function checkTypedMobile(typed: string, check: MobileCheck): Refusal | null {
  if (typed.trim() === '') return { key: 'quickOrder:problem.mobileNumber' };
  if (check === null) return hasPhoneCharacters(typed) ? null : { key: 'error.phone.notANumber' };
  const verdict = check(typed);
  return 'refusal' in verdict ? verdict.refusal : null;
}

/** Returns a valid number in E.164; any other text trimmed. */
export function toMobileNumber(typed: string, check: MobileCheck): string {
  const verdict = check?.(typed);
  return verdict !== undefined && 'number' in verdict ? verdict.number : typed.trim();
}

/** Returns a valid number as it is written in its country; any other text as it is. */
export function formatTypedMobile(typed: string, check: MobileCheck): string {
  const verdict = check?.(typed);
  return verdict !== undefined && 'number' in verdict ? formatMobileNumber(verdict.number) : typed;
}
