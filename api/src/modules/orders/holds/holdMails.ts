import type { OrderHold } from '@portal/shared/contract/orders';
import { languageOf } from '@portal/shared/domain/people/languages';
import type { Tx } from '../../../db/client.ts';
import { keyOf } from '../../../db/TenantKey.ts';
import { formatDay, formatMoney } from '../../../texts/formatMoney.ts';
import { holdReasonText } from '../../../texts/holdReasons.ts';
import type { SendNotice } from '../../outbox/index.ts';
import { findPlatform } from '../../platforms/index.ts';
import { readDoneOrder } from '../orderReadModel.ts';
import type { Order } from '../orderRepository.ts';

/** Sends mails to whoever placed an order that is held. */
export interface HoldMails {
  readonly sendNotice: SendNotice;
}

/** Tells whoever placed the order that it is held, why, and until when that usually takes. */
export async function sendHeldMail(
  { sendNotice }: HoldMails,
  tx: Tx,
  order: Order,
  { reason, heldSince, expectedDate }: OrderHold,
): Promise<void> {
  const { language, values } = await readFacts(tx, order);
  const why = holdReasonText(reason, language);
  const day = formatDay(new Date(expectedDate), language);
  await sendNotice(tx, {
    topic: 'ORDER_HELD_MAIL',
    user: buyerOf(order),
    values: { ...values, why, day },
    at: new Date(heldSince),
  });
}

/** The decision as whoever placed the order reads it. */
interface HoldEnd {
  readonly reason: string;
  readonly at: Date;
}

/** Tells whoever placed the order that it goes on. */
export async function sendReleasedMail(
  { sendNotice }: HoldMails,
  tx: Tx,
  order: Order,
  { reason, at }: HoldEnd,
): Promise<void> {
  const { values } = await readFacts(tx, order);
  await sendNotice(tx, {
    topic: 'ORDER_RELEASED_MAIL',
    user: buyerOf(order),
    values: { ...values, ...(reason !== '' && { reason }) },
    at,
  });
}

/** Tells whoever placed the order that it is given up, and why. */
export async function sendRefusedMail(
  { sendNotice }: HoldMails,
  tx: Tx,
  order: Order,
  { reason, at }: HoldEnd,
): Promise<void> {
  const { values } = await readFacts(tx, order);
  const { support_email: support } = await findPlatform(tx, order.platform_id);
  await sendNotice(tx, {
    topic: 'ORDER_REFUSED_MAIL',
    user: buyerOf(order),
    values: { ...values, support, reason },
    at,
  });
}

const buyerOf = ({ platform_id, user_id }: Order) => ({ platformId: platform_id, id: user_id });

async function readFacts(tx: Tx, order: Order) {
  const {
    reference_order_id: reference,
    account_display_name: account,
    lang_key,
  } = await readDoneOrder(tx, keyOf(order));
  const language = languageOf(lang_key);
  const total = formatMoney(order.total_minor + order.credit_card_fee_minor, order.currency_code, language);
  return { language, values: { reference, account, total } };
}
