import type { OrderPayment } from '@portal/shared/contract/orders';
import type { Language } from '@portal/shared/domain/enumerations';
import { languageOf } from '@portal/shared/domain/people/languages';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { MailAttachment } from '../../providers/email/Mailer.ts';
import type { OrderReceiptData, ReceiptReward } from '../../pdf/documents/orderReceiptDocument.ts';
import { formatMoney } from '../../texts/formatMoney.ts';
import { pdfTexts } from '../../texts/pdf/pdfTexts.ts';
import { findNoticeRecipient, type NoticeAddress } from '../identity/index.ts';
import { readOrder, type OrderView } from '../orders/index.ts';
import type { NoticeFiles, SendNotice } from '../outbox/index.ts';
import { drawOrderReceipt, type OrderReceiptDeps } from './drawOrderReceipt.ts';
import { readOrderReceipt, type ReadPayment } from './readOrderReceipt.ts';

/** Queues the receipt of an order that was paid, to whoever placed it. */
export type SendOrderReceipt = (tx: Tx, order: TenantKey, at: Date) => Promise<void>;

interface ReceiptMail {
  readonly order: OrderView;
  readonly payment: OrderPayment | null;
  readonly reader: NoticeAddress;
  readonly at: Date;
}

/** Queues the receipt of an order to one of the organisation's users. */
export const createQueueReceipt =
  (sendNotice: SendNotice) =>
  async (tx: Tx, { order, payment, reader, at }: ReceiptMail): Promise<void> => {
    const language = languageOf(reader.langKey);
    const receipt = await readOrderReceipt(tx, order, { payment, language, now: at });
    await sendNotice(tx, {
      topic: 'ORDER_RECEIPT_MAIL',
      user: { platformId: order.platform_id, id: reader.id },
      values: { ...textsOf(receipt, language), orderId: String(order.id) },
      at,
    });
  };

/** The mail that comes by itself once a card has paid. */
export function createOrderReceiptMails(sendNotice: SendNotice, readPayment: ReadPayment): SendOrderReceipt {
  const queueReceipt = createQueueReceipt(sendNotice);
  return async (tx, key, at) => {
    const order = await readOrder(tx, key);
    const payment = await readPayment(tx, key, order.refunded_minor);
    const reader = await findNoticeRecipient(tx, { platformId: key.platformId, id: order.user_id });
    await queueReceipt(tx, { order, payment, reader, at });
  };
}

/** The mails that the receipt of an order goes with, drawn in their language when they are sent. */
export const createOrderReceiptFiles = (deps: OrderReceiptDeps): NoticeFiles => ({
  ORDER_RECEIPT_MAIL: async ({ platformId, language, values: { orderId = '' } }): Promise<MailAttachment> => {
    const order = await readOrder(deps.db, { platformId, id: BigInt(orderId) });
    return { ...(await drawOrderReceipt(deps, order, language)), contentType: 'application/pdf' };
  },
});

/** Returns what the texts of the mail name, in that language. */
function textsOf(receipt: OrderReceiptData, language: Language): Record<string, string> {
  const { orderReceipt } = pdfTexts(language);
  const money = (minor: bigint): string => formatMoney(minor, receipt.currencyCode, language);
  const some = (name: string, minor: bigint) => (minor === 0n ? {} : { [name]: money(minor) });
  const known = (name: string, text: string | null) => (text === null ? {} : { [name]: text });
  return {
    reference: receipt.reference,
    account: receipt.accountName,
    support: receipt.issuer.supportAddress,
    rewards: rewardNames(receipt.rewards, language),
    rewardTotal: totals(receipt.rewards, language),
    fees: money(receipt.fee),
    ...some('shipping', receipt.shipping),
    ...some('cardFee', receipt.cardFee),
    total: money(receipt.total),
    source: receipt.card ?? orderReceipt.balance,
    ...some('refundedToCard', receipt.refundedToCard),
    ...some('refundedToBalance', receipt.refundedToBalance),
    ...known('purchaseOrderNumber', receipt.purchaseOrderNumber),
    ...known('notes', receipt.notes),
    ...(receipt.isOnHold && { onHold: orderReceipt.onHold }),
  };
}

/** Names the first rewards with their number and value; the file has them all. */
function rewardNames(rewards: readonly ReceiptReward[], language: Language): string {
  const { namedRewards } = SERVER_SETTINGS.orderReceipts;
  const count = new Intl.NumberFormat(language);
  const named = rewards
    .slice(0, namedRewards)
    .map(
      ({ name, quantity, faceMinor, currencyCode }) =>
        `${name} × ${count.format(quantity)} (${formatMoney(faceMinor, currencyCode, language)})`,
    );
  return [...named, ...(rewards.length > namedRewards ? ['…'] : [])].join(', ');
}

/** The value of the rewards in each of their currencies. */
function totals(rewards: readonly ReceiptReward[], language: Language): string {
  const byCurrency = new Map<string, bigint>();
  for (const { currencyCode, faceMinor } of rewards)
    byCurrency.set(currencyCode, (byCurrency.get(currencyCode) ?? 0n) + faceMinor);
  return [...byCurrency].map(([currencyCode, minor]) => formatMoney(minor, currencyCode, language)).join(' + ');
}
