import { CARD_BRANDS } from '@portal/shared/domain/enumerations';
import { BRAND_NAMES } from '@portal/shared/domain/funding/cardFacts';
import { languageOf } from '@portal/shared/domain/people/languages';
import type { Tx } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { formatMoney } from '../../texts/formatMoney.ts';
import type { NoticeTopic } from '../../texts/languages/DeliveryTexts.ts';
import { findAccount } from '../accounts/index.ts';
import { findNoticeRecipient } from '../identity/index.ts';
import type { SendNotice } from '../outbox/index.ts';
import type { OrderPaymentRow } from './orderPaymentRepository.ts';

type Notify = (tx: Tx, payment: OrderPaymentRow, at: Date) => Promise<void>;

/** Mails about the cards of orders. */
export interface OrderPaymentMails {
  /** Tells who added the card that an order was paid with it, and by whom. */
  readonly notifyCharged: Notify;
  /** Tells who placed an order that its card, whose payment was pending, is declined now. */
  readonly notifyDeclined: Notify;
}

export function createOrderPaymentMails(sendNotice: SendNotice): OrderPaymentMails {
  const notify =
    (topic: NoticeTopic, userOf: (payment: OrderPaymentRow) => bigint): Notify =>
    async (tx, payment, at) => {
      const platformId = payment.platform_id;
      const { id, langKey } = await findNoticeRecipient(tx, { platformId, id: userOf(payment) });
      const account = await findAccount(tx, { platformId, accountId: payment.account_id });
      const buyer = await findNoticeRecipient(tx, { platformId, id: payment.created_by_user_id });
      const card = `${BRAND_NAMES[oneOf(CARD_BRANDS, payment.card_type)]} ${payment.last_four}`;
      await sendNotice(tx, {
        topic,
        user: { platformId, id },
        at,
        values: {
          reference: payment.reference_order_id,
          account: account.display_name,
          card,
          buyer: buyer.email,
          amount: formatMoney(payment.amount_minor + payment.fee_minor, payment.currency_code, languageOf(langKey)),
        },
      });
    };
  return {
    notifyCharged: notify('ORDER_CARD_CHARGED_MAIL', (payment) => payment.card_added_by_user_id),
    notifyDeclined: notify('ORDER_CARD_DECLINED_MAIL', (payment) => payment.created_by_user_id),
  };
}
