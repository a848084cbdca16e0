import type { MailedReceipt } from '@portal/shared/contract/orderReceipts';
import { languageOf } from '@portal/shared/domain/people/languages';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import type { PdfFile } from '../../pdf/PdfFile.ts';
import { countHit } from '../../rate-limits/rateLimits.ts';
import { refuseAbove } from '../../rate-limits/refuseAbove.ts';
import { requireOrder } from '../orders/index.ts';
import type { SendNotice } from '../outbox/index.ts';
import { drawOrderReceipt, type OrderReceiptDeps } from './drawOrderReceipt.ts';
import { createQueueReceipt } from './orderReceiptMails.ts';
import { requirePaid } from './readOrderReceipt.ts';

export interface OrderReceiptsDeps extends OrderReceiptDeps {
  readonly sendNotice: SendNotice;
}

const { mailsAnHour, hourMs } = SERVER_SETTINGS.orderReceipts;

/** Receipts of orders. Every method raises 404 for an order that the user does not see, 409 for one that is not paid or written. */
export function createOrderReceiptService(deps: OrderReceiptsDeps) {
  const { db, clock, readPayment } = deps;
  const queueReceipt = createQueueReceipt(deps.sendNotice);
  return {
    draw: async (user: SessionUser, reference: string): Promise<PdfFile> =>
      drawOrderReceipt(deps, await requireOrder(db, user, reference), languageOf(user.langKey)),

    /** Mails the receipt to the user who asks. Raises 429 for too many in an hour. */
    mail: async (tx: Tx, user: SessionUser, reference: string): Promise<MailedReceipt> => {
      const order = await requireOrder(tx, user, reference);
      const payment = await readPayment(tx, keyOf(order), order.refunded_minor);
      requirePaid(order, payment);
      const at = clock.now();
      refuseAbove(mailsAnHour, await countHit(tx, `orderReceipts:${user.platformId}:${user.id}`, hourMs, at), at);
      await queueReceipt(tx, { order, payment, reader: user, at });
      return { recipientEmail: user.email };
    },
  };
}

export type OrderReceiptService = ReturnType<typeof createOrderReceiptService>;
