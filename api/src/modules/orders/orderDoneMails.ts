import { languageOf } from '@portal/shared/domain/people/languages';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import { queueRefundOf } from '../orderPayments/index.ts';
import { formatMoney } from '../../texts/formatMoney.ts';
import type { SendNotice } from '../outbox/index.ts';
import { readDoneOrder } from './orderReadModel.ts';

/** Notifies whoever placed an order that it is settled. */
export type NotifyOrderDone = (tx: Tx, order: TenantKey, at: Date) => Promise<void>;

/** Tells the buyer of an order of many lines, who may be elsewhere by now, how many rewards were issued and how many were not. */
export const createOrderDoneMails =
  (sendNotice: SendNotice, linesAbove: number = SERVER_SETTINGS.orders.doneMailAbove): NotifyOrderDone =>
  async (tx, key, at) => {
    const order = await readDoneOrder(tx, key);
    if (order.line_count <= linesAbove) return;
    const number = new Intl.NumberFormat(order.lang_key);
    await sendNotice(tx, {
      topic: 'ORDER_DONE_MAIL',
      user: { platformId: key.platformId, id: order.user_id },
      values: {
        reference: order.reference_order_id,
        account: order.account_display_name,
        issued: number.format(order.issued_lines),
        failed: number.format(order.failed_lines),
        ...(order.failed_lines > 0 && {
          returned: formatMoney(order.refunded_minor, order.currency_code, languageOf(order.lang_key)),
        }),
      },
      at,
    });
  };

/** Does what follows on the last line of an order: the mail, and what goes back to a card. */
export const createOnOrderDone = (sendNotice: SendNotice, enqueue: Enqueue): NotifyOrderDone => {
  const sendMail = createOrderDoneMails(sendNotice);
  return async (tx, order, at) => {
    await sendMail(tx, order, at);
    await queueRefundOf(tx, order, enqueue);
  };
};
