import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { mailReason } from '../../providers/email/mailReason.ts';
import { findMessage, lockMessage, recordBounce } from '../outbox/index.ts';
import { recordDelivery } from '../orders/index.ts';
import { noteEvent } from './mailEventRepository.ts';

export interface MailBounce {
  /** The id of the event; one that was told before does nothing. */
  readonly eventId: string;
  /** As in the header of the message. */
  readonly messageId: string;
  /** The words of the recipient's server. */
  readonly response: string;
}

/**
 * Applies that a message came back late, once: a delivered line becomes undelivered, unless another message was sent for it
 * meanwhile. Messages that are none of ours, and those that never went out, are left alone.
 */
export const createApplyBounce =
  ({ db, clock }: { readonly db: Db; readonly clock: Clock }) =>
  (bounce: MailBounce): Promise<void> =>
    withTransaction(db, async (tx) => {
      const at = clock.now();
      if (!(await noteEvent(tx, bounce.eventId, at))) return;
      const found = await findMessage(tx, bounce.messageId);
      if (found === undefined) return;
      const outbox = keyOf(found);
      const message = await lockMessage(tx, outbox);
      if (message?.status !== 'DELIVERED') return;
      const { order_line_id: lineId, recipient, attempts } = message;
      const { response } = bounce;
      await recordBounce(tx, { outbox, lineId, attempt: attempts + 1, recipient, response, at });
      if (!message.isLast || message.delivery_status !== 'DELIVERED') return;
      await recordDelivery(tx, outbox.platformId, [{ lineId, reason: mailReason(response, true) }]);
    });

export type ApplyBounce = ReturnType<typeof createApplyBounce>;
