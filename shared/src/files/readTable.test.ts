/** @jest-environment node */
import { UPLOAD_CASES, uploadBytes, type UploadCase } from '../testing/uploadCases.ts';
import { readTable } from './readTable.ts';
import type { Table } from './Table.ts';
import { refusalOf } from './testing/refusalOf.ts';
import { visibleFileName } from './visibleFileName.ts';

const read = ({ file, uploadName }: Pick<UploadCase, 'file' | 'uploadName'>): Table =>
  readTable(uploadName, uploadBytes(file), { language: 'en' });

/** Rules that a reader decides; the others need to know what a file is for. */
const READERS_RULES: readonly (string | null)[] = ['file.empty', 'file.extension', 'file.invalidName'];

const asText = (cell: string | number | undefined): string =>
  String(cell ?? '')
    .trim()
    .replaceAll('\r\n', '\n');

describe.each(UPLOAD_CASES.filter(({ verdict, columns }) => verdict !== 'rejected' && columns !== undefined))(
  '$id',
  (one) => {
    const table = read(one);

    test('has its sheet, headings and rows', () => {
      expect(table.sheet).toBe(one.sheet ?? null);
      expect(table.rows[0]?.cells).toEqual(one.columns?.map(([heading]) => heading));
      expect(table.rows.length - 1).toBe(one.totalRows);
    });

    test('has its values, in the rows of the sheet', () => {
      for (const { row, sheetRow, field, value } of one.values ?? []) {
        const column = one.columns?.findIndex(([, name]) => name === field) ?? -1;
        const found = table.rows[row];
        expect(found?.number).toBe(sheetRow);
        const text = asText(found?.cells[column]);
        // How a phone number or an amount is understood is a rule of orders.
        if (field === 'amount') expect(text).toMatch(/\d/);
        else if (field === 'recipientMobileNumber') expect(text.replace(/\D/g, '')).toContain(value.slice(2));
        else if (value !== '') expect(text.toLowerCase()).toBe(value.toLowerCase());
      }
    });
  },
);

test.each(UPLOAD_CASES.filter(({ rule }) => READERS_RULES.includes(rule)).map((one) => [one.id, one] as const))(
  '%s is refused, or holds its headings alone',
  (_id, one) => {
    const rowsOf = () => read(one).rows.length - 1;
    if (one.totalRows === 0) expect(rowsOf()).toBe(0);
    else expect(refusalOf(rowsOf).rule).toBe(one.rule);
  },
);

test('numbers of a workbook stay numbers; what they are shown as is text', () => {
  const { rows } = read({ file: 'd06-email-amounts.xlsx', uploadName: 'a.xlsx' });
  expect(rows.slice(1).map(({ cells }) => cells[1])).toEqual([
    25,
    '25',
    '$25.00',
    '25,00',
    -5,
    0,
    expect.any(String),
    '',
    0.99,
    2000.01,
    10.5,
    24.99,
    25.1,
    expect.any(String),
    40,
    1500.5,
    expect.any(Number),
    expect.anything(),
    expect.any(String),
    expect.any(String),
  ]);
});

test('a file beyond 10 MB is refused before it is looked at', () => {
  const bytes = new Uint8Array(10 * 1024 * 1024 + 1);
  expect(refusalOf(() => readTable('a.csv', bytes, { language: 'en' })).rule).toBe('file.tooBig');
});

test('the name of a file is shown in one line and in the order of its letters', () => {
  expect(visibleFileName('people\r\n\u2028\u0000\u202Exslx.csv')).toBe('peoplexslx.csv');
  expect(visibleFileName('Jürgen’s Liste (1) 山田.xlsx')).toBe('Jürgen’s Liste (1) 山田.xlsx');
});
