import type { Refusal } from '../ordering/rewardAmount.ts';

export const HELP_CENTRE_LENGTH = 200;

/** Validates the address of an organisation's help centre; empty for none. Null when valid. */
export function checkHelpCentre(url: string): Refusal | null {
  if (url === '') return null;
  if (url.length > HELP_CENTRE_LENGTH)
    return { key: 'error.text.tooLong', values: { max: String(HELP_CENTRE_LENGTH) } };
  return /^https:\/\/[^\s<>"]+$/i.test(url) && URL.canParse(url) ? null : { key: 'error.staff.helpCentre' };
}
