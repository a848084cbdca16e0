/** @jest-environment node */
import { readCsv } from './readCsv.ts';
import type { TableRow } from './Table.ts';
import { refusalOf } from './testing/refusalOf.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const cellsOf = (rows: readonly TableRow[]) => rows.map(({ cells }) => cells);
const readText = (text: string, language = 'en') => readCsv(bytes(text), { language });

test.each([',', ';', '\t', '|'])('reads columns between %j, whatever stands in the amounts', (separator) => {
  const lines = [
    ['Name', 'Amount', 'Note'],
    ['Ada', '1.234,50', 'a note'],
    ['Boris', '25,00', 'one; two, three | four'],
  ].map((cells) => cells.map((cell) => `"${cell}"`).join(separator));
  expect(cellsOf(readText(lines.join('\r\n')).rows)).toEqual([
    ['Name', 'Amount', 'Note'],
    ['Ada', '1.234,50', 'a note'],
    ['Boris', '25,00', 'one; two, three | four'],
  ]);
});

test('numbers the records, blank ones too, and leaves those out', () => {
  const { rows } = readText('Name,Note\n\nAda,"two\nlines"\n , \u00a0\n"Say ""hi""",\n\n');
  expect(rows).toEqual([
    { number: 1, cells: ['Name', 'Note'], isHidden: false },
    { number: 3, cells: ['Ada', 'two\nlines'], isHidden: false },
    { number: 5, cells: ['Say "hi"'], isHidden: false },
  ]);
});

test.each([
  [
    'Message\r\n"Top" seller of March\r\nYou are "great"\r\nThanks',
    [['"Top" seller of March'], ['You are "great"'], ['Thanks']],
  ],
  [
    'Name,Message\nAnn,"Top" seller of March\nBob,You are "great"\nCid,Thanks',
    [
      ['Ann', '"Top" seller of March'],
      ['Bob', 'You are "great"'],
      ['Cid', 'Thanks'],
    ],
  ],
  ['Note\n"two\nlines"\n"Top', [['two\nlines'], ['"Top']]],
  [
    'Name,Note\nAda,a 5" card\n"Bo" "B",x\nCid,"a"b\n"Dee, ""D""" ,"x"',
    [
      ['Ada', 'a 5" card'],
      ['"Bo" "B"', 'x'],
      ['Cid', '"a"b'],
      ['Dee, "D"', 'x'],
    ],
  ],
])('a quote that encloses nothing is a character: %j', (text, people) => {
  expect(cellsOf(readText(text).rows).slice(1)).toEqual(people);
});

test('a text between quotes may have lines, also such as have separators', () => {
  const note = 'Dear Ada,\n\nthank you, all of you, for "it".\nGrace';
  expect(cellsOf(readText(`Name,Code,Note\nAda,1,"${note.replaceAll('"', '""')}"\nBob,2,x`).rows)).toEqual([
    ['Name', 'Code', 'Note'],
    ['Ada', '1', note],
    ['Bob', '2', 'x'],
  ]);
});

test.each([
  ['is not closed', 'Name,Note\nAda,"open\nBoris,x', '2'],
  ['another row seems to close', 'Name,Note,No\nAda,x,1\nBob,"Top seller,2\nCid,great 5",3\nDee,x,4', '3'],
  ['is followed by text in another row', 'Name,Note\nAda,"Top seller\nBob,"great"', '2'],
  ['may enclose a separator', 'Name,Note,No\nAda,"Top" seller, of March",1', '2'],
  ['begins a text that is not escaped', 'Note,Name\n"Dear "Ada"\nhello",x', '2'],
])('refuses a quote that %s, with its row', (_what, text, place) => {
  expect(refusalOf(() => readText(text))).toMatchObject({ rule: 'file.quote', place });
});

test('one sign that is no text is named by its row', () => {
  expect(refusalOf(() => readText('Name,Note\nAda,"two\nlines"\nB\0b,x'))).toMatchObject({
    rule: 'file.unreadable',
    place: '3',
  });
});

test('takes the separator by which rows are as wide as the headings', () => {
  const text = 'Name;Amount, net, gross\nAda;25,00\nBoris;30,00';
  expect(cellsOf(readText(text).rows)[1]).toEqual(['Ada', '25,00']);
});

test('reads the encoding that a person names', () => {
  const table = readCsv(Uint8Array.from([0x8e, 0x52, 0x93, 0x63]), { language: 'en', encoding: 'shift_jis' });
  expect([table.encoding, cellsOf(table.rows)]).toEqual(['shift_jis', [['山田']]]);
});

test('takes the separator that the first line names', () => {
  expect(readText('sep=;\nName;Note\nAda;a,b').rows).toEqual([
    { number: 2, cells: ['Name', 'Note'], isHidden: false },
    { number: 3, cells: ['Ada', 'a,b'], isHidden: false },
  ]);
});

test.each([
  ['utf-8', 'en', [0xef, 0xbb, 0xbf, 0x4a, 0xc3, 0xbc, 0x72], 'Jür'],
  ['utf-16le', 'en', [0xff, 0xfe, 0x4a, 0x00, 0xfc, 0x00], 'Jü'],
  ['utf-16be', 'en', [0xfe, 0xff, 0x00, 0x4a, 0x00, 0xfc], 'Jü'],
  ['windows-1252', 'es', [0x4a, 0xfc, 0x72, 0x80], 'Jür€'],
  ['shift_jis', 'ja', [0x8e, 0x52, 0x93, 0x63], '山田'],
  ['gb18030', 'zh-CN', [0xcd, 0xf5, 0xb7, 0xbd], '王方'],
])('reads %s (%s)', (encoding, language, content, text) => {
  const table = readCsv(Uint8Array.from(content), { language });
  expect([table.encoding, cellsOf(table.rows)]).toEqual([encoding, [[text]]]);
});

test.each([
  ['bytes of no text', Uint8Array.from([0x41, 0x00, 0x42]), '1'],
  ['bytes that the encoding leaves undefined', Uint8Array.from([0x41, 0x81, 0x42]), null],
])('refuses %s, with its place', (_what, content, place) => {
  expect(refusalOf(() => readCsv(content, { language: 'en' }))).toMatchObject({ rule: 'file.unreadable', place });
});

test('a formula is text', () => {
  expect(cellsOf(readText('Name\n"=HYPERLINK(""http://x"")"').rows)).toEqual([['Name'], ['=HYPERLINK("http://x")']]);
});

test('refuses what is beyond the limits', () => {
  const wide = Array.from({ length: 201 }, () => 'a').join(',');
  expect(refusalOf(() => readText(wide))).toMatchObject({ rule: 'file.tooManyColumns', place: '1' });
  const long = (rows: number): string => 'a,b\n'.repeat(rows + 1);
  expect(readText(long(50_000)).rows).toHaveLength(50_001);
  expect(refusalOf(() => readText(long(50_001)))).toMatchObject({ rule: 'file.tooManyRows' });
  expect(refusalOf(() => readText(' \n,\n'))).toMatchObject({ rule: 'file.empty' });
});

test.each([
  ['file.empty', '\r'.repeat(100)],
  ['file.tooManyRows', `a,b${'\r'.repeat(1_048_576)}c,d`],
  ['file.tooManyColumns', `a,b\n${','.repeat(16_384)}`],
  ['file.unsafe', `a,b\n"${'""'.repeat(32_768)}",c`],
])('refuses more than a spreadsheet holds: %s', (rule, text) => {
  expect(refusalOf(() => readText(text)).rule).toBe(rule);
});
