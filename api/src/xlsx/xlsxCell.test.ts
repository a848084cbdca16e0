import { DateTime } from 'luxon';
import { csvRow } from '../csv/csvRow.ts';
import { toCsvCell, xlsxHeadings, xlsxRow } from './xlsxCell.ts';

const text = (written: string): string =>
  `<row><c s="2" t="inlineStr"><is><t xml:space="preserve">${written}</t></is></c></row>`;

it.each([
  ['Tom & <b>', 'Tom &amp; &lt;b&gt;'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(1)', "'@SUM(1)"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'&#13;'=1"],
  ['a\u0000\u0007\ufffeb', 'ab'],
  ['\ud800', '\ufffd'],
  ['_x0041_', '_x005F_x0041_'],
  [' 会社 ', ' 会社 '],
])('writes the text %j so that it is read as such', (given, written) => {
  expect(xlsxRow([given])).toBe(text(written));
});

it('writes times as days, numbers with their decimals, nothing as an empty cell', () => {
  expect(
    xlsxRow([
      DateTime.fromISO('2026-03-02T20:00:00Z', { zone: 'America/Los_Angeles' }),
      { decimal: '-12.50', decimals: 2 },
      null,
    ]),
  ).toBe('<row><c s="3"><v>46083.5</v></c><c s="6"><v>-12.50</v></c><c/></row>');
  expect(xlsxRow([{ decimal: '1250', decimals: 0 }])).toBe('<row><c s="4"><v>1250</v></c></row>');
  expect(xlsxHeadings(['A&B'])).toContain('A&amp;B');
});

it('gives the same cells to CSV', () => {
  expect(
    csvRow(
      [DateTime.fromMillis(0, { zone: 'Asia/Kolkata' }), { decimal: '-12.50', decimals: 2 }, '-1', null].map(toCsvCell),
    ),
  ).toBe("1970-01-01T05:30:00.000+05:30,-12.50,'-1,\r\n");
});
