import { getIn } from 'formik';
import { isMessage, type Message } from '../../../i18n/message.ts';
import type { MailTexts } from './mailTexts.ts';

export const MAIL_FIELDS = ['etid', 'senderName', 'subject', 'message'] as const satisfies readonly (keyof MailTexts)[];

/** What the page of the mails is opened for. */
export interface MailsToFix {
  /** Whose mail is chosen; undefined: everybody's. */
  readonly row: number | undefined;
  /** What is wrong with the people of the order, as its form says it. */
  readonly refused: unknown;
}

/** What the server refused in a field of the mail that somebody has of their own. */
export function refusedMail(refused: unknown, row: number, field: keyof MailTexts): Message | null {
  const refusal: unknown = getIn(refused, `${row}.own.${field}`);
  return isMessage(refusal) ? refusal : null;
}
