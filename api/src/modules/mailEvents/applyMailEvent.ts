import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { mailReason } from '../../providers/email/mailReason.ts';
import { findMessage, lockMessage, recordBounce, recordComplaint } from '../outbox/index.ts';
import { recordDelivery } from '../orders/index.ts';
import { noteEvent } from './mailEventRepository.ts';

/** The types of events that count: a message that a mail service had accepted came back, or was reported. */
export const MAIL_EVENT_TYPES = ['BOUNCED', 'COMPLAINED'] as const;

export interface MailEvent {
  /** The id of the event; one that was told before does nothing. */
  readonly eventId: string;
  /** It came back, or its recipient reported it as spam. */
  readonly type: (typeof MAIL_EVENT_TYPES)[number];
  /** As in the header of the message. */
  readonly messageId: string;
  /** The words of the recipient's server; '' for none. */
  readonly response: string;
}

/**
 * Applies what became of a message later, once. It came back: a delivered line becomes undelivered, unless another message was
 * sent for it meanwhile. Its recipient complained: the line stays delivered, and remembers it for who sends it again. Messages
 * that are none of ours, and those that never went out, are left alone.
 */
export const createApplyMailEvent =
  ({ db, clock }: { readonly db: Db; readonly clock: Clock }) =>
  ({ eventId, type, messageId, response }: MailEvent): Promise<void> =>
    withTransaction(db, async (tx) => {
      const at = clock.now();
      if (!(await noteEvent(tx, eventId, at))) return;
      const found = await findMessage(tx, messageId);
      if (found === undefined) return;
      const outbox = keyOf(found);
      const message = await lockMessage(tx, outbox);
      if (message?.status !== 'DELIVERED') return;
      const { order_line_id: lineId, recipient, attempts } = message;
      const event = { outbox, lineId, attempt: attempts + 1, recipient, response, at };
      if (type === 'COMPLAINED') {
        await recordComplaint(tx, event);
        return;
      }
      await recordBounce(tx, event);
      if (!message.isLast || message.delivery_status !== 'DELIVERED') return;
      await recordDelivery(tx, outbox.platformId, [{ lineId, reason: mailReason(response, true) }]);
    });

export type ApplyMailEvent = ReturnType<typeof createApplyMailEvent>;
