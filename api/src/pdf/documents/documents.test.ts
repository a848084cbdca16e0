import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { shownWireValue, WIRE_FIELDS } from '@portal/shared/domain/funding/wireInstructions';
import { pdfTexts } from '../../texts/pdf/pdfTexts.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { drawPdf } from '../drawPdf.ts';
import type { AccountDocument } from './documentFrame.ts';
import { type ReceiptData, receiptDocument } from './receiptDocument.ts';
import { type StatementData, statementDocument } from './statementDocument.ts';
import { wireDocument } from './wireDocument.ts';

const account: AccountDocument = {
  language: 'en',
  issuer: { name: 'Rewards Portal', supportAddress: 'support@portal.example' },
  organisation: 'Northwind Traders',
  accountName: 'Marketing US',
  accountNumber: 'A12345678',
  currencyCode: 'USD',
  createdAt: '2026-12-01T00:00:00Z',
};

const receipt: ReceiptData = {
  ...account,
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

const statement: StatementData = {
  ...account,
  from: '2026-11-01T00:00:00Z',
  until: '2026-11-30T00:00:00Z',
  openingBalance: 100_000n,
  rows: [
    { at: '2026-11-02T10:00:00Z', description: 'Card deposit', reference: 'T-77', amount: 500_000n },
    { at: '2026-11-20T10:00:00Z', description: 'Order RA261120-1', reference: 'T-78', amount: -12_345n },
  ],
  closingBalance: 587_655n,
};

const read = async (document: Parameters<typeof drawPdf>[0]): Promise<string> =>
  (await readPdf(await drawPdf(document))).pages.join('\n');

it('shows a receipt with fee, purchase order and account', async () => {
  const text = await read(receiptDocument(receipt, pdfTexts('en')));
  for (const line of [
    'Receipt for a card deposit',
    '$5,000.00 was added to Marketing US on November 20, 2026.',
    'Account number\nA12345678',
    'Purchase order number\nPO-2026-0815',
    'Deposit 5,000.00 USD',
    'Card fee (3.50%) 175.00 USD',
    'Total paid 5,175.00 USD',
    'Page 1 of 1',
  ])
    expect(text).toContain(line);
});

it('leaves out of a receipt what is not known, and the fee that was not paid', async () => {
  const wire = { ...receipt, kind: 'WIRE_DEPOSIT', fee: null, source: null, purchaseOrderNumber: null } as const;
  const text = await read(receiptDocument(wire, pdfTexts('en')));
  expect(text).toContain('Receipt for a wire deposit');
  expect(text).toContain('Total paid 5,000.00 USD');
  for (const line of ['Card fee', 'Purchase order number', 'Paid from']) expect(text).not.toContain(line);
});

it('adds up a statement from its opening to its closing balance', async () => {
  const text = await read(statementDocument(statement, pdfTexts('en')));
  for (const line of [
    'From November 1, 2026 to November 30, 2026',
    'Nov 1, 2026 Opening balance 1,000.00 USD',
    'Nov 2, 2026 Card deposit T-77 5,000.00 USD 6,000.00 USD',
    'Nov 20, 2026 Order RA261120-1 T-78 \u2212123.45 USD 5,876.55 USD',
    'Money in 5,000.00 USD',
    'Money out \u2212123.45 USD',
    'Nov 30, 2026 Closing balance 5,876.55 USD',
  ])
    expect(text).toContain(line);
});

it('makes no statement whose rows do not come to the closing balance', () => {
  expect(() => statementDocument({ ...statement, closingBalance: 587_654n }, pdfTexts('en'))).toThrow('off by 1');
});

it('shows a statement without transactions', async () => {
  const text = await read(statementDocument({ ...statement, rows: [], closingBalance: 100_000n }, pdfTexts('en')));
  expect(text).toContain('Money in 0.00 USD');
  expect(text).toContain('Closing balance 1,000.00 USD');
});

it.each(LANGUAGES)('speaks %s, without a letter that no font has', async (language) => {
  const texts = pdfTexts(language);
  const fields = WIRE_FIELDS.map((field) => ({ field, value: '12345678' }));
  const pages = await Promise.all([
    read(receiptDocument({ ...receipt, language }, texts)),
    read(statementDocument({ ...statement, language }, texts)),
    read(wireDocument({ ...account, language, reference: 'A12345678', minimum: 100n, fields }, texts)),
  ]);
  const [onReceipt, onStatement, onWire] = pages;
  expect(onReceipt).toContain(texts.receipt.heading.CARD_DEPOSIT);
  expect(onStatement).toContain(texts.statement.closing);
  for (const { field, value } of fields)
    expect(onWire).toContain(`${texts.wire.field[field]}\n${shownWireValue(field, value)}`);
  for (const page of pages) expect(page).not.toMatch(/[\uFFFD{}\0]/);
});
