import { getIn } from 'formik';
import { isMessage, type Message } from '../../../i18n/message.ts';
import type { MailTexts } from '../../../entities/delivery-template/mailTexts.ts';

export const MAIL_FIELDS = ['etid', 'senderName', 'subject', 'message'] as const satisfies readonly (keyof MailTexts)[];

/** The purpose for which the page of the mails is opened. */
export interface MailCorrections {
  /** Row of the person whose mail is chosen; undefined: everybody's. */
  readonly row: number | undefined;
  /** The errors of the order's people, as its form has them. */
  readonly refused: unknown;
}

/** Returns the server's refusal of a field of the mail that somebody has of their own. */
export function findMailRefusal(refused: unknown, row: number, field: keyof MailTexts): Message | null {
  const refusal: unknown = getIn(refused, `${row}.own.${field}`);
  return isMessage(refusal) ? refusal : null;
}
