import { pdfTexts } from '../../texts/pdf/pdfTexts.ts';
import { RECEIPT, readDocument, STATEMENT, unspoken } from '../../testing/accountDocuments.ts';
import { receiptDocument } from './receiptDocument.ts';
import { statementDocument } from './statementDocument.ts';

it('shows a receipt with fee, purchase order and account', async () => {
  const text = await readDocument(receiptDocument(RECEIPT, pdfTexts('en')));
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
  const wire = { ...RECEIPT, kind: 'WIRE_DEPOSIT', fee: null, source: null, purchaseOrderNumber: null } as const;
  const text = await readDocument(receiptDocument(wire, pdfTexts('en')));
  expect(text).toContain('Receipt for a wire deposit');
  expect(text).toContain('Total paid 5,000.00 USD');
  for (const line of ['Card fee', 'Purchase order number', 'Paid from']) expect(text).not.toContain(line);
});

it('adds up a statement from its opening to its closing balance', async () => {
  const text = await readDocument(statementDocument(STATEMENT, pdfTexts('en')));
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
  expect(() => statementDocument({ ...STATEMENT, closingBalance: 587_654n }, pdfTexts('en'))).toThrow('off by 1');
});

it('shows a statement without transactions', async () => {
  const text = await readDocument(
    statementDocument({ ...STATEMENT, rows: [], closingBalance: 100_000n }, pdfTexts('en')),
  );
  expect(text).toContain('Money in 0.00 USD');
  expect(text).toContain('Closing balance 1,000.00 USD');
});

it('speaks English, without a letter that no font has', async () => {
  expect(await unspoken('en')).toEqual([]);
});
