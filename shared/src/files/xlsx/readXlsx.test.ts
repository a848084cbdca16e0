/** @jest-environment node */
import { strToU8, zipSync } from 'fflate';
import { FILE_LIMITS } from '../fileLimits.ts';
import { FileRefused } from '../Table.ts';
import { refusalOf } from '../testing/refusalOf.ts';
import { readXlsx } from './readXlsx.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relations = (...all: readonly (readonly [string, string, string])[]): string =>
  `<Relationships>${all.map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`).join('')}</Relationships>`;

interface Made {
  readonly rows?: string;
  readonly strings?: string;
  readonly formats?: string;
  readonly parts?: Readonly<Record<string, string>>;
}

/** Parts of a workbook with a hidden sheet and the sheet "People" that has these rows. */
const partsOf = ({ rows = '', strings = '', formats = '', parts = {} }: Made): Record<string, string> => ({
  '[Content_Types].xml': `<Types><Override PartName="/xl/workbook.xml" ContentType="${TYPE}"/></Types>`,
  '_rels/.rels': relations(['r', 'officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': `<workbook xmlns:r="${OFFICE}"><sheets><sheet name="Lists" state="hidden" r:id="s2"/><sheet name="People" r:id="s1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(
    ['s1', 'worksheet', 'worksheets/sheet1.xml'],
    ['s2', 'worksheet', '/xl/worksheets/sheet2.xml'],
    ['t', 'sharedStrings', 'sharedStrings.xml'],
    ['f', 'styles', 'styles.xml'],
  ),
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  'xl/worksheets/sheet2.xml': '<worksheet><sheetData/></worksheet>',
  'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
  'xl/styles.xml': `<styleSheet>${formats}</styleSheet>`,
  ...parts,
});

const pack = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

const read = (made: Made) => readXlsx(pack(partsOf(made)), { language: 'en' });

const one = (cell: string): string => `<row r="1">${cell}</row>`;

test('reads cells of every type as they are shown', () => {
  const { rows, sheets, sheet } = read({
    strings:
      '<si><t>Jürgen</t></si><si><r><t>rich </t></r><r><t>text</t></r></si><si><t>山田</t><rPh><t>ヤマダ</t></rPh></si><si><t>a_x000D_b</t></si>',
    formats:
      '<numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs>',
    rows: one(
      '<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>3</v></c>' +
        '<c r="F1" t="inlineStr"><is><t>inline</t></is></c><c r="G1" t="str"><f>A1&amp;"x"</f><v>stored</v></c><c r="H1"><f>1+1</f><v>2</v></c>' +
        '<c r="I1" t="b"><v>1</v></c><c r="J1" t="e"><v>#N/A</v></c><c r="K1" s="1"><v>44197</v></c><c r="L1" s="2"><v>2139</v></c><c r="M1" s="1"/><c r="N1"><f>SUM(1)</f></c>',
    ),
  });
  expect([sheets, sheet]).toEqual([['People'], 'People']);
  expect(rows[0]?.cells).toEqual([
    'Jürgen',
    'rich text',
    '山田',
    'a\rb',
    '',
    'inline',
    'stored',
    2,
    'TRUE',
    '#N/A',
    '2021-01-01',
    '02139',
  ]);
});

test('leaves blank rows out, tells hidden ones, and counts rows and cells without a number on', () => {
  const { rows } = read({
    rows: '<row r="2"><c t="str"><v>a</v></c><c t="str"><v>b</v></c></row><row><c t="str"><v> </v></c></row><row hidden="1"><c r="B4" t="str"><v>c</v></c></row>',
  });
  expect(rows).toEqual([
    { number: 2, cells: ['a', 'b'], isHidden: false },
    { number: 4, cells: ['', 'c'], isHidden: true },
  ]);
});

test('refuses a row beyond the last', () => {
  expect(refusalOf(() => read({ rows: '<row r="1048577"><c t="str"><v>x</v></c></row>' })).rule).toBe(
    'file.unreadable',
  );
});

test('a null character is a sign in its cell that cannot be read', () => {
  expect(
    read({ rows: '<row><c t="str"><v>An_x0000_na</v></c><c t="str"><v>_x005F_x0000_</v></c></row>' }).rows[0]?.cells,
  ).toEqual(['An\uFFFDna', '_x0000_']);
});

test('an empty cell without an address has its column, too', () => {
  const cells = '<c t="str"><v>a</v></c><c/><c t="inlineStr"><is><t></t></is></c><c t="str"><v>d</v></c>';
  expect(read({ rows: `<row>${cells}</row>` }).rows[0]?.cells).toEqual(['a', '', '', 'd']);
});

test('reads names with prefixes', () => {
  const sheet =
    '<x:worksheet xmlns:x="x"><x:sheetData><x:row r="1"><x:c r="A1" t="str"><x:v>a</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  expect(read({ parts: { 'xl/worksheets/sheet1.xml': sheet } }).rows[0]?.cells).toEqual(['a']);
});

test.each([
  ['a text that is not there', { rows: one('<c r="A1" t="s"><v>7</v></c>') }, 'file.unreadable', 'A1'],
  ['a number that is none', { rows: one('<c r="A1"><v>ten</v></c>') }, 'file.unreadable', 'A1'],
  ['an unknown type of cell', { rows: one('<c r="A1" t="zz"><v>1</v></c>') }, 'file.unreadable', 'A1'],
  ['a cell of another row', { rows: one('<c r="A7"><v>1</v></c>') }, 'file.unreadable', 'A7'],
  ['cells out of order', { rows: one('<c r="B1"><v>1</v></c><c r="A1"><v>1</v></c>') }, 'file.unreadable', 'A1'],
  ['a row twice', { rows: `${one('<c r="A1"><v>1</v></c>')}${one('')}` }, 'file.unreadable', '1'],
  ['a column too far right', { rows: one('<c r="GS1"><v>1</v></c>') }, 'file.tooManyColumns', 'GS1'],
  ['a sheet without rows', {}, 'file.empty', 'People'],
  ['XML that is broken', { parts: { 'xl/styles.xml': '<styleSheet>' } }, 'file.unreadable', 'xl/styles.xml'],
  [
    'entities of its own',
    { parts: { 'xl/sharedStrings.xml': '<!DOCTYPE sst [<!ENTITY a "aaaa">]><sst><si><t>&a;</t></si></sst>' } },
    'file.unsafe',
    'xl/sharedStrings.xml',
  ],
  [
    'no part for its sheet',
    { parts: { 'xl/_rels/workbook.xml.rels': relations(['s1', 'worksheet', 'x.xml']) } },
    'file.unreadable',
    'xl/x.xml',
  ],
  [
    'a relation to no address',
    { parts: { 'xl/_rels/workbook.xml.rels': relations(['s1', 'worksheet', 'http://[']) } },
    'file.unreadable',
    'xl/',
  ],
  ['a workbook with macros', { parts: { '[Content_Types].xml': '<Types/>' } }, 'file.extension', null],
])('refuses %s, with its place', (_what, made: Made, rule, place) => {
  expect(refusalOf(() => read(made))).toMatchObject({ rule, place });
});

test.each(['xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 'xl/sharedStrings.xml', 'xl/worksheets/sheet1.xml'])(
  'refuses a %s of elements that lie too deep in each other, or that are too long',
  (part) => {
    const unsafe = { rule: 'file.unsafe', place: part };
    const made = (text: string) => () => read({ parts: { [part]: text } });
    // Nothing behind the limit is read: this would be no XML.
    expect(refusalOf(made('<a>'.repeat(FILE_LIMITS.xmlDepth + 1)))).toMatchObject(unsafe);
    const long = 'x'.repeat(FILE_LIMITS.xmlLength + 100_000);
    for (const text of [`<a b="${long}"/>`, `<a>${long}</a>`, `<!--${long}-->`])
      expect(refusalOf(made(text))).toMatchObject(unsafe);
  },
);

describe('an archive', () => {
  const whole = pack(partsOf({ rows: one('<c r="A1" t="str"><v>a</v></c>') }));
  const changed = (at: number, ...bytes: readonly number[]): Uint8Array => {
    const copy = whole.slice();
    copy.set(bytes, at);
    return copy;
  };
  /** The place at which the archive's directory begins. */
  const directory = new DataView(whole.buffer).getUint32(whole.length - 6, true);
  const rule = (bytes: Uint8Array): string => refusalOf(() => readXlsx(bytes, { language: 'en' })).rule;

  test.each([
    ['cut off', whole.slice(0, -30)],
    ['no archive', strToU8('<html>')],
    ['packed in an unknown way', changed(directory + 10, 99)],
    ['of another checksum', changed(directory + 16, 1, 2, 3, 4)],
    ['of parts that are longer than it says', changed(directory + 24, 1, 0)],
    ['of parts that are nowhere', changed(directory + 42, 0xff, 0xff, 0xff, 0x7f)],
  ])('that is %s is refused', (_what, bytes) => {
    expect(rule(bytes)).toBe('file.unreadable');
  });

  test.each([
    ['the container of a protected workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ['encrypted', changed(directory + 8, 1)],
  ])('that is %s asks for one without a password', (_what, bytes) => {
    expect(rule(bytes)).toBe('file.password');
  });

  test.each(['../evil.xml', 'xl/../../evil.xml', '/etc/passwd', 'C:/evil.xml', 'xl\\evil.xml', 'xl/vbaProject.bin'])(
    'with the part %s is unsafe',
    (name) => {
      expect(rule(zipSync({ [name]: strToU8('x') }))).toBe('file.unsafe');
    },
  );

  test('rows that repeat pack well, and are taken', () => {
    const rows = Array.from(
      { length: 5_000 },
      (_row, at) => `<row r="${at + 1}"><c t="str"><v>${'same text '.repeat(20)}</v></c></row>`,
    );
    expect(readXlsx(pack(partsOf({ rows: rows.join('') })), { language: 'en' }).rows).toHaveLength(5_000);
  });

  test('is refused where any one byte is another, or reads the same', () => {
    const { rows } = readXlsx(whole, { language: 'en' });
    for (let at = 0; at < whole.length; at += 1) {
      const bytes = changed(at, (whole[at] ?? 0) ^ 0x55);
      try {
        expect(readXlsx(bytes, { language: 'en' }).rows).toEqual(rows);
      } catch (error) {
        if (!(error instanceof FileRefused)) throw error;
      }
    }
  });

  test('that claims more than the limit, or packs too well, is refused before it is inflated', () => {
    expect(rule(changed(directory + 24, 0, 0, 0, 0x7f))).toBe('file.unsafe');
    const bomb = zipSync({ 'xl/sharedStrings.xml': new Uint8Array(11 * 1024 * 1024) });
    expect(rule(bomb)).toBe('file.unsafe');
    const many = Object.fromEntries(Array.from({ length: 513 }, (_none, index) => [`p${index}`, '']));
    expect(rule(pack(many))).toBe('file.unsafe');
  });
});
