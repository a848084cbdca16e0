import { headingIndex } from './headingRow.ts';

const HEADINGS = ['UTID', 'Amount', 'Email'];

test.each([
  ['the first row', [HEADINGS, ['U1', 25, 'a@b.example']], 0],
  ['below a title and a date', [['Bonus 2026'], ['Name'], HEADINGS], 2],
  ['nowhere in ten rows: the first', [...Array.from({ length: 10 }, () => ['x', 'y']), HEADINGS], 0],
  [
    'of one known heading: the first',
    [
      ['Code', 'Wert', 'Mail'],
      ['U1', '25', 'a@b.example'],
    ],
    0,
  ],
])('the headings are found: %s', (_where, rows, index) => {
  expect(headingIndex(rows.map((cells) => ({ cells })))).toBe(index);
});
