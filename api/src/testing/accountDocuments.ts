import type { Language } from '@portal/shared/domain/enumerations';
import { shownWireValue, WIRE_FIELDS } from '@portal/shared/domain/funding/wireInstructions';
import type { AccountDocument } from '../pdf/documents/documentFrame.ts';
import { type ReceiptData, receiptDocument } from '../pdf/documents/receiptDocument.ts';
import { type OrderReceiptData, orderReceiptDocument } from '../pdf/documents/orderReceiptDocument.ts';
import { type StatementData, statementDocument } from '../pdf/documents/statementDocument.ts';
import { wireDocument } from '../pdf/documents/wireDocument.ts';
import { drawPdf } from '../pdf/drawPdf.ts';
import { pdfTexts } from '../texts/pdf/pdfTexts.ts';
import { readPdf } from './readPdf.ts';

const ACCOUNT: AccountDocument = {
  language: 'en',
  issuer: { name: 'Rewards Portal', supportAddress: 'support@portal.example' },
  organisation: 'Northwind Traders',
  accountName: 'Marketing US',
  accountNumber: 'A12345678',
  currencyCode: 'USD',
  createdAt: '2026-12-01T00:00:00Z',
};

export const RECEIPT: ReceiptData = {
  ...ACCOUNT,
  kind: 'CARD_DEPOSIT',
  number: 'R-100234',
  at: '2026-11-20T09:30:00Z',
  amount: 500_000n,
  fee: { amount: 17_500n, rateMillionths: 35_000n },
  source: 'Visa 4242',
  depositedBy: 'Priya Chen',
  purchaseOrderNumber: 'PO-2026-0815',
  transactionId: 'T-77',
};

const ORDER_RECEIPT: OrderReceiptData = {
  ...ACCOUNT,
  reference: 'RG261120-100001-42',
  at: '2026-11-20T09:30:00Z',
  orderedBy: 'Priya Chen',
  purchaseOrderNumber: 'PO-2026-0815',
  notes: 'Spring',
  card: 'Visa 4242',
  isOnHold: true,
  rewards: [{ name: 'Coffee', quantity: 2, currencyCode: 'EUR', faceMinor: 5_000n, priceMinor: 5_400n }],
  reward: 5_400n,
  fee: 100n,
  shipping: 1_295n,
  shippingProduct: 'U900001',
  cardFee: 193n,
  total: 6_988n,
  refundedToCard: 2_847n,
  refundedToBalance: 0n,
};

export const STATEMENT: StatementData = {
  ...ACCOUNT,
  from: '2026-11-01T00:00:00Z',
  until: '2026-11-30T00:00:00Z',
  openingBalance: 100_000n,
  rows: [
    { at: '2026-11-02T10:00:00Z', description: 'Card deposit', reference: 'T-77', amount: 500_000n },
    { at: '2026-11-20T10:00:00Z', description: 'Order RA261120-1', reference: 'T-78', amount: -12_345n },
  ],
  closingBalance: 587_655n,
};

export const readDocument = async (document: Parameters<typeof drawPdf>[0]): Promise<string> =>
  (await readPdf(await drawPdf(document))).pages.join('\n');

/** Returns what the documents of a language lack: texts that none of them shows, and pages with letters that no font has. */
export async function unspoken(language: Language): Promise<readonly string[]> {
  const texts = pdfTexts(language);
  const fields = WIRE_FIELDS.map((field) => ({ field, value: '12345678' }));
  const wire = { ...ACCOUNT, language, reference: 'A12345678', minimum: 100n, fields };
  const [onReceipt, onOrder, onStatement, onWire] = await Promise.all([
    readDocument(receiptDocument({ ...RECEIPT, language }, texts)),
    readDocument(orderReceiptDocument({ ...ORDER_RECEIPT, language }, texts)),
    readDocument(statementDocument({ ...STATEMENT, language }, texts)),
    readDocument(wireDocument(wire, texts)),
  ]);
  const wanted: readonly (readonly [page: string, text: string])[] = [
    [onReceipt, texts.receipt.heading.CARD_DEPOSIT],
    [onOrder, texts.orderReceipt.heading],
    [onOrder, `${texts.orderReceipt.shipping} (U900001)`],
    [onOrder, texts.orderReceipt.refundedToCard],
    [onStatement, texts.statement.closing],
    ...fields.map(
      ({ field, value }) => [onWire, `${texts.wire.field[field]}\n${shownWireValue(field, value)}`] as const,
    ),
  ];
  return [
    ...wanted.filter(([page, text]) => !page.includes(text)).map(([, text]) => text),
    ...[onReceipt, onOrder, onStatement, onWire].filter((page) => /[\uFFFD{}\0]/.test(page)),
  ];
}
