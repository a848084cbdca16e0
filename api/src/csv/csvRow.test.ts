import { csvRow, type CsvCell } from './csvRow.ts';

it.each<[readonly CsvCell[], string]>([
  [['a', 'b'], 'a,b'],
  [['a,b', 'say "hi"', 'two\r\nlines'], '"a,b","say ""hi""","two\r\nlines"'],
  [[' padded ', '', null, 0, -12.5], '" padded ",,,0,-12.5'],
  [['花子 山田', 'José', '🎁'], '花子 山田,José,🎁'],
])('writes %j', (cells, line) => {
  expect(csvRow(cells)).toBe(`${line}\r\n`);
});

it.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['  =1', "'  =1"],
  ['\tx', '"\'\tx"'],
  ['\rx', '"\'\rx"'],
  ['x;=1', '"x;\'=1"'],
  ['x\n=1', '"x\n\'=1"'],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
])('makes no formula of %j', (text, cell) => {
  expect(csvRow([text])).toBe(`${cell}\r\n`);
});

it.each(['a=b', 'Jean-Luc', 'a@b.example', 'Tom + Ann', '1 - 2'])('leaves %j alone', (text) => {
  expect(csvRow([text])).toBe(`${text}\r\n`);
});
