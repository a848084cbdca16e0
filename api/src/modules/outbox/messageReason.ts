import type { LineReason } from '@portal/shared/domain/ordering/lineReasons';
import { mailReason } from '../../providers/email/mailReason.ts';
import { textReason } from '../../providers/text/textReason.ts';

/** The way in which a message of the outbox goes. */
export type Channel = 'EMAIL' | 'TEXT';

/** Why a message did not arrive, from the last answer about it; `isFinal` false: there was no lasting answer. */
export const messageReason = (channel: string, response: string | null, isFinal: boolean): LineReason =>
  channel === 'TEXT' ? textReason(response, isFinal) : mailReason(response, isFinal);
