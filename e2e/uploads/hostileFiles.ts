import { readFileSync } from 'node:fs';
import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import type { Random } from '../harness/random.ts';

/** A file as somebody might send it, with a name that describes it. */
export interface HostileFile {
  readonly kind: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

const SAMPLES = new URL('../../shared/src/testing/uploads/', import.meta.url);
const sample = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(name, SAMPLES)));
const CSV = sample('d05-email-row-errors.csv');
const WORKBOOK = sample('d02-email-reordered.xlsx');
const PARTS = unzipSync(WORKBOOK);
const SHEET = 'xl/worksheets/sheet1.xml';
const HEADINGS = 'UTID,Amount,Recipient Email,Recipient First Name,Sender First Name,Message,Notes';
const MB = 1024 * 1024;

const csv = (kind: string, bytes: Uint8Array | string): HostileFile => ({
  kind,
  name: 'people.csv',
  bytes: typeof bytes === 'string' ? strToU8(bytes) : bytes,
});
const xlsx = (kind: string, parts: Zippable, level: 0 | 9 = 9): HostileFile => ({
  kind,
  name: 'people.xlsx',
  bytes: zipSync(parts, { level }),
});
const withSheet = (kind: string, rows: string): HostileFile =>
  xlsx(kind, { ...PARTS, [SHEET]: strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`) });

/** Bytes with some of them changed, or cut off. */
function broken(bytes: Uint8Array, random: Random): Uint8Array {
  const copy = bytes.slice(0, random.chance(0.3) ? random.integer(0, bytes.length) : bytes.length);
  for (let count = random.integer(1, 20); count > 0 && copy.length > 0; count -= 1)
    copy[random.integer(0, copy.length - 1)] = random.integer(0, 255);
  return copy;
}

const TEXTS = [
  '=cmd|calc!A1',
  '=HYPERLINK("http://evil.example")',
  '@SUM(1)',
  '+1',
  '-1',
  '\u202egpj.exe',
  '\u0000',
  '\ud800',
  '\ufeff',
  '\u200b',
  '{{x}}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '１２３',
  '1e999',
  '9'.repeat(400),
  '"',
  '""',
  '\r',
  "' or 1=1 --",
  'x'.repeat(40_000),
];
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Ways to make a file, each as likely. */
const MAKERS: readonly ((random: Random) => HostileFile)[] = [
  (random) => csv('broken CSV', broken(CSV, random)),
  (random) => ({ kind: 'broken workbook', name: 'people.xlsx', bytes: broken(WORKBOOK, random) }),
  (random) => ({ kind: 'a CSV named as a workbook', name: 'people.xlsx', bytes: broken(CSV, random) }),
  (random) =>
    csv(
      'noise',
      Uint8Array.from({ length: random.logUniform(1, 200_000) }, () => random.integer(0, 255)),
    ),
  (random) => {
    const row = () => HEADINGS.split(',').map(() => quoted(random.pick(TEXTS)));
    return csv('hostile cells', [HEADINGS, ...Array.from({ length: random.integer(1, 40) }, row)].join('\r\n'));
  },
  (random) =>
    csv('hostile headings', [0, 1].map(() => TEXTS.map(quoted).join(random.pick([',', ';', '\t']))).join('\n')),
  (random) => csv('an open quote', `${HEADINGS}\n"${'x,\n'.repeat(random.logUniform(1, 300_000))}`),
  (random) =>
    csv('separators alone', `${',;\t|'.repeat(random.logUniform(1, 50))}\n`.repeat(random.logUniform(1, 5_000))),
  (random) => csv('too many columns', `${'a,'.repeat(random.integer(150, 2_000))}\n`.repeat(3)),
  (random) => csv('line ends alone', random.pick(['\r', '\n', '\r\n']).repeat(random.logUniform(1, 2_000_000))),
  (random) => csv('one long cell', `${HEADINGS}\n${'x'.repeat(random.logUniform(1, 9 * MB))}`),
  (random) => csv('too many rows', `${HEADINGS}\n${'U,1,a@b.example,A,B\n'.repeat(random.integer(50_001, 60_000))}`),
  (random) => {
    const decoder = random.pick([
      [0xff, 0xfe],
      [0xfe, 0xff],
      [0xef, 0xbb, 0xbf],
    ]);
    return csv('a mark of another encoding', Uint8Array.from([...decoder, ...CSV]));
  },
  () => xlsx('a bomb of zeros', { ...PARTS, 'xl/media/a.bin': new Uint8Array(60 * MB) }),
  () => xlsx('a bomb in the sheet', { ...PARTS, [SHEET]: new Uint8Array(90 * MB).fill(32) }),
  (random) => {
    const parts: Record<string, Uint8Array> = { ...PARTS };
    for (let index = random.integer(500, 3_000); index > 0; index -= 1) parts[`a/${index}`] = strToU8('x');
    return xlsx('too many parts', parts);
  },
  (random) => xlsx('a part inside a part', { ...PARTS, 'xl/people.xlsx': broken(WORKBOOK, random) }),
  () => xlsx('names that leave the folder', { ...PARTS, '../../../etc/passwd': strToU8('x') }),
  () => xlsx('macros', { ...PARTS, 'xl/vbaProject.bin': strToU8('macro') }),
  () =>
    xlsx('entities', {
      ...PARTS,
      [SHEET]: strToU8(
        `<!DOCTYPE a [<!ENTITY a "${'a'.repeat(50)}"><!ENTITY b "${'&a;'.repeat(50)}"><!ENTITY c "${'&b;'.repeat(50)}">]><worksheet><sheetData><row><c t="str"><v>&c;</v></c></row></sheetData></worksheet>`,
      ),
    }),
  () =>
    xlsx('a file outside', {
      ...PARTS,
      [SHEET]: strToU8('<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet>&a;</worksheet>'),
    }),
  (random) => withSheet('deep elements', '<row>'.repeat(random.logUniform(10, 100_000))),
  (random) => withSheet('a cell far away', `<row r="1"><c r="XFD1"><v>${random.integer(0, 9)}</v></c></row>`),
  () => withSheet('a row far away', '<row r="1048576"><c r="A1048576" t="str"><v>x</v></c></row>'),
  () => withSheet('a formula without a result', '<row r="1"><c r="A1"><f>1+1</f></c></row>'),
  (random) => withSheet('a text that is not there', `<row><c t="s"><v>${random.integer(-5, 1_000_000)}</v></c></row>`),
  (random) => {
    const strings = `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`;
    const cell = '<c t="s"><v>0</v></c>';
    const rows = `<row>${cell.repeat(random.integer(10, 190))}</row>`.repeat(random.integer(100, 4_000));
    return xlsx('one text in a million cells', {
      ...PARTS,
      'xl/sharedStrings.xml': strToU8(strings),
      [SHEET]: strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    });
  },
  (random) => ({
    ...csv('a hostile name', CSV),
    name: `${random.pick(['<', '"', '/', '\u202e', '..', 'a'.repeat(300)])}.csv`,
  }),
  (random) => ({ ...csv('another extension', CSV), name: random.pick(['a.xls', 'a.exe', 'a', '.csv.exe', 'a.csv ']) }),
  () => csv('nothing', ''),
];

/** A hostile file, chosen and made by the seed. */
export const hostileFile = (random: Random): HostileFile => random.pick(MAKERS)(random);
