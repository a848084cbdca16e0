import { readTable } from './readTable.ts';
import { csvText } from './writeCsv.ts';

it('writes what the reader reads again, and no formula', () => {
  const rows = [
    ['Zoë', 'says "hi", and\nmore', 7],
    ['=1+1', '+44', '@a'],
  ];
  const text = csvText(['Name', 'Text', 'Number'], rows);
  const { rows: read } = readTable('rows.csv', new TextEncoder().encode(text), { language: 'en' });
  expect(read.map(({ cells }) => cells)).toEqual([
    ['Name', 'Text', 'Number'],
    ['Zoë', 'says "hi", and\nmore', '7'],
    ["'=1+1", "'+44", "'@a"],
  ]);
});
