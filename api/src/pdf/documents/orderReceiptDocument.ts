import { fillText } from '../../texts/deliveryTexts.ts';
import { formatDay, formatMoney, formatTableMoney, formatTime } from '../../texts/formatMoney.ts';
import type { PdfTexts } from '../../texts/pdf/languages/PdfTexts.ts';
import type { PdfDocument, PdfTable } from '../PdfDocument.ts';
import { type AccountDocument, accountFacts, documentFrame, factOf } from './documentFrame.ts';

/** A reward of an order at one face value's currency. `priceMinor`: without fees, in the account's currency. */
export interface ReceiptReward {
  readonly name: string;
  readonly quantity: number;
  readonly currencyCode: string;
  readonly faceMinor: bigint;
  readonly priceMinor: bigint;
}

/** An order that was paid. Amounts are minor units of `currencyCode`, times ISO 8601. */
export interface OrderReceiptData extends AccountDocument {
  readonly reference: string;
  readonly at: string;
  readonly orderedBy: string;
  readonly purchaseOrderNumber: string | null;
  readonly notes: string | null;
  /** The card, never its whole number: "Visa 4242"; null when the balance paid. */
  readonly card: string | null;
  readonly isOnHold: boolean;
  readonly rewards: readonly ReceiptReward[];
  readonly reward: bigint;
  readonly fee: bigint;
  readonly shipping: bigint;
  /** The id of the product that shipping is booked as; absent: it has none. */
  readonly shippingProduct?: string | null;
  readonly cardFee: bigint;
  /** Charged in all. */
  readonly total: bigint;
  readonly refundedToCard: bigint;
  readonly refundedToBalance: bigint;
}

/** The receipt of an order. Its recipients stand in the order, not here. */
export function orderReceiptDocument(data: OrderReceiptData, texts: PdfTexts): PdfDocument {
  const { orderReceipt, receipt, fact } = texts;
  const at = new Date(data.at);
  return {
    ...documentFrame(data, texts),
    title: fillText(receipt.title, { number: data.reference }),
    subject: orderReceipt.heading,
    heading: orderReceipt.heading,
    lead: fillText(orderReceipt.lead, {
      amount: formatMoney(data.total, data.currencyCode, data.language),
      reference: data.reference,
      day: formatDay(at, data.language),
    }),
    facts: [
      { label: receipt.number, value: data.reference },
      { label: receipt.time, value: formatTime(at, data.language) },
      ...accountFacts(data, texts),
      { label: orderReceipt.paidWith, value: data.card ?? orderReceipt.balance },
      ...factOf(orderReceipt.orderedBy, data.orderedBy),
      ...factOf(fact.purchaseOrderNumber, data.purchaseOrderNumber),
      ...factOf(orderReceipt.notes, data.notes),
    ],
    tables: [rewards(data, texts), amounts(data, texts)],
    notes: [
      ...(data.isOnHold ? [orderReceipt.onHold] : []),
      fillText(receipt.note, { email: data.issuer.supportAddress }),
    ],
  };
}

/** The rewards, with a sum of each of their currencies. */
function rewards({ rewards: listed, currencyCode, language }: OrderReceiptData, { orderReceipt }: PdfTexts): PdfTable {
  const count = new Intl.NumberFormat(language);
  const cells = (name: string, of: readonly ReceiptReward[], currency: string) => [
    name,
    count.format(of.reduce((sum, { quantity }) => sum + quantity, 0)),
    formatTableMoney(sumOf(of, 'faceMinor'), currency, language),
    formatTableMoney(sumOf(of, 'priceMinor'), currencyCode, language),
  ];
  const currencies = [...new Set(listed.map((reward) => reward.currencyCode))];
  return {
    heading: orderReceipt.rewards,
    columns: [
      { header: orderReceipt.reward, align: 'start', width: 3 },
      { header: orderReceipt.quantity, align: 'end', width: 1 },
      { header: orderReceipt.faceValue, align: 'end', width: 1.5 },
      { header: orderReceipt.price, align: 'end', width: 1.5 },
    ],
    rows: listed.map((reward) => cells(reward.name, [reward], reward.currencyCode)),
    totals: currencies.map((currency) =>
      cells(
        fillText(orderReceipt.totalIn, { currency }),
        listed.filter((reward) => reward.currencyCode === currency),
        currency,
      ),
    ),
  };
}

const sumOf = (listed: readonly ReceiptReward[], name: 'faceMinor' | 'priceMinor'): bigint =>
  listed.reduce((sum, reward) => sum + reward[name], 0n);

const shippingLabel = ({ shippingProduct }: OrderReceiptData, label: string): string =>
  shippingProduct ? `${label} (${shippingProduct})` : label;

function amounts(data: OrderReceiptData, { orderReceipt, receipt }: PdfTexts): PdfTable {
  const money = (minor: bigint): string => formatTableMoney(minor, data.currencyCode, data.language);
  const someOf = (label: string, minor: bigint): string[][] => (minor === 0n ? [] : [[label, money(minor)]]);
  return {
    heading: orderReceipt.amounts,
    columns: [
      { header: receipt.item, align: 'start', width: 3 },
      { header: receipt.amount, align: 'end', width: 1 },
    ],
    rows: [
      [orderReceipt.rewards, money(data.reward)],
      [orderReceipt.fees, money(data.fee)],
      ...someOf(shippingLabel(data, orderReceipt.shipping), data.shipping),
      ...someOf(orderReceipt.cardFee, data.cardFee),
    ],
    totals: [
      [orderReceipt.total, money(data.total)],
      ...someOf(orderReceipt.refundedToCard, data.refundedToCard),
      ...someOf(orderReceipt.refundedToBalance, data.refundedToBalance),
    ],
  };
}
