import type { FundingType, Language } from '@portal/shared/domain/enumerations';
import { fillText } from '../../texts/deliveryTexts.ts';
import { formatDay, formatMoney, formatTableMoney, formatTime } from '../../texts/formatMoney.ts';
import type { PdfTexts } from '../../texts/pdf/languages/PdfTexts.ts';
import type { PdfDocument, PdfTable } from '../PdfDocument.ts';
import { type AccountDocument, accountFacts, documentFrame, factOf } from './documentFrame.ts';

/** A deposit that was made. Amounts are minor units of `currencyCode`, times ISO 8601. */
export interface ReceiptData extends AccountDocument {
  readonly kind: FundingType;
  readonly number: string;
  readonly at: string;
  readonly amount: bigint;
  /** Paid on top of the amount; the rate is in millionths, 35,000 being 3.5 %. */
  readonly fee: { readonly amount: bigint; readonly rateMillionths: bigint } | null;
  /** The card or bank account, never its whole number: "Visa 4242". */
  readonly source: string | null;
  readonly depositedBy: string | null;
  readonly purchaseOrderNumber: string | null;
  readonly transactionId: string | null;
}

/** The receipt of a deposit. */
export function receiptDocument(data: ReceiptData, texts: PdfTexts): PdfDocument {
  const { receipt, fact } = texts;
  const at = new Date(data.at);
  const title = fillText(receipt.title, { number: data.number });
  return {
    ...documentFrame(data, texts),
    title,
    subject: receipt.heading[data.kind],
    heading: receipt.heading[data.kind],
    lead: fillText(receipt.lead, {
      amount: formatMoney(data.amount, data.currencyCode, data.language),
      account: data.accountName,
      day: formatDay(at, data.language),
    }),
    facts: [
      { label: receipt.number, value: data.number },
      { label: receipt.time, value: formatTime(at, data.language) },
      ...accountFacts(data, texts),
      ...factOf(receipt.source, data.source),
      ...factOf(receipt.depositedBy, data.depositedBy),
      ...factOf(fact.purchaseOrderNumber, data.purchaseOrderNumber),
      ...factOf(fact.transactionId, data.transactionId),
    ],
    tables: [amounts(data, texts)],
    notes: [fillText(receipt.note, { email: data.issuer.supportAddress })],
  };
}

function amounts({ amount, fee, currencyCode, language }: ReceiptData, { receipt }: PdfTexts): PdfTable {
  const money = (minor: bigint): string => formatTableMoney(minor, currencyCode, language);
  const feeRows = fee === null ? [] : [[fillText(receipt.fee, { rate: rateText(fee, language) }), money(fee.amount)]];
  return {
    columns: [
      { header: receipt.item, align: 'start', width: 3 },
      { header: receipt.amount, align: 'end', width: 1 },
    ],
    rows: [[receipt.deposit, money(amount)], ...feeRows],
    totals: [[receipt.total, money(amount + (fee?.amount ?? 0n))]],
  };
}

const rateText = ({ rateMillionths }: { rateMillionths: bigint }, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 4 }).format(
    Number(rateMillionths) / 1_000_000,
  );
