import type { PdfDocument } from '../pdf/PdfDocument.ts';

/** A receipt of one page in English. */
export const buildPdfDocument = (overrides: Partial<PdfDocument> = {}): PdfDocument => ({
  language: 'en',
  title: 'Receipt R-100234',
  createdAt: new Date('2026-11-20T09:30:00Z'),
  issuer: { name: 'Rewards Portal', supportAddress: 'support@portal.example' },
  heading: 'Receipt for a card deposit',
  facts: [
    { label: 'Account', value: 'Marketing US' },
    { label: 'Account number', value: 'A12345678' },
  ],
  tables: [
    {
      columns: [
        { header: 'Item', align: 'start', width: 3 },
        { header: 'Amount', align: 'end', width: 1 },
      ],
      rows: [
        ['Deposit', '$5,000.00'],
        ['Fee 3.50%', '$175.00'],
      ],
      totals: [['Charged to the card', '$5,175.00']],
    },
  ],
  notes: ['This receipt was issued electronically and is valid without a signature.'],
  footer: { text: 'Rewards Portal', pageNumber: 'Page {page} of {pages}' },
  ...overrides,
});

/** The same with a table of a thousand rows. */
export function buildLongDocument(): PdfDocument {
  const document = buildPdfDocument();
  const rows = Array.from({ length: 1_000 }, () => ['Fee', '$1.00']);
  return { ...document, tables: document.tables.map((table) => ({ ...table, rows })) };
}
