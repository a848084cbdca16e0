import { formatMobileNumber } from '@portal/shared/domain/people/formatMobileNumber';
import { visibleText } from '@portal/shared/domain/people/visibleText';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';

/** Returns the number that was typed in E.164 where it has as many digits as those of the United States and Canada. */
export function toTypedNumber(typed: string): string {
  const text = visibleText(typed).normalize('NFKC').trim();
  const [, digits] = /^(?:\+?1)?(\d{10})$/.exec(text.replaceAll(/[().\s-]/g, '')) ?? [];
  return digits === undefined ? text : `+1${digits}`;
}

/** Returns a number as it is written in its country. */
export const formatTypedNumber = (typed: string): string => {
  const number = toTypedNumber(typed);
  const formatted = formatMobileNumber(number);
  return formatted === number ? typed : formatted;
};

/** Validates the number of a text. The numbering plans come once one was typed. */
export async function checkTypedNumber(typed: string): Promise<Refusal | null> {
  if (typed.trim() === '') return { key: 'error.phone.missing' };
  const { checkMobileNumber } = await import('@portal/shared/domain/people/mobileNumber');
  const verdict = checkMobileNumber(typed);
  return 'refusal' in verdict ? verdict.refusal : null;
}
