import { buildPdfDocument } from '../testing/buildPdfDocument.ts';
import { readPdf } from '../testing/readPdf.ts';
import { drawPdf } from './drawPdf.ts';
import type { PdfTable } from './PdfDocument.ts';

const NAMES = [
  ['right to left', 'محمد بن علي עברית'],
  ['emoji', '👨‍👩‍👧 Zoë 🎁 🇯🇵'],
  ['5,000 letters without a space', 'ẞ'.repeat(5_000)],
  ['5,000 letters of Japan', '髙'.repeat(5_000)],
  ['control characters', 'a\u0000b\u001b[31m\u202Ecba\u2066\uFEFF\r\n\tend'],
  ['lone surrogates', '\uD83D x \uDE00'],
  ['a letter under 5,000 marks', `Z${'\u0351'.repeat(5_000)}`],
  ['operators of the format', ') Tj ET (\\) <</S>> %%EOF'],
  ['names of an object', '__proto__ constructor'],
  ['letters of no font', '\u{10FFFD}\u0378\u{1F9FF}𓀀'],
  ['nothing', ''],
  ['spaces', ' \u3000 '],
] as const;

const statement = (rows: number): PdfTable => ({
  columns: [
    { header: 'Day', align: 'start', width: 1 },
    { header: 'Description', align: 'start', width: 3 },
    { header: 'Balance', align: 'end', width: 1 },
  ],
  rows: Array.from({ length: rows }, (_, index) => ['1 Nov 2026', `Order number ${index + 1}`, `${index + 1}.00`]),
  totals: [['30 Nov 2026', 'Closing balance', '$9,876.54']],
});

it('draws a receipt that can be read, searched and listened to', async () => {
  const { pages, tags, title, language } = await readPdf(await drawPdf(buildPdfDocument()));
  expect(title).toBe('Receipt R-100234');
  expect(language).toBe('en');
  expect(pages).toHaveLength(1);
  for (const text of ['Rewards Portal', 'Account number\nA12345678', 'Fee 3.50% $175.00', 'Page 1 of 1'])
    expect(pages[0]).toContain(text);
  expect(tags[0]?.join(' ')).toContain('H1 L LI Lbl LBody LI Lbl LBody Table TR TH TH TR TD TD TR TD TD TR TD TD P');
});

it.each([
  ['ja', 'カード入金の領収書', '株式会社あおぞら商事（Zoë Žižek）', '山田 太郎・髙橋 﨑子 𠮷野家'],
  ['zh-CN', '银行卡充值收据', '市场部“华东”……团队', 'Жанна Núñez'],
  ['en', 'Receipt for a card deposit', '서울 영업본부 韓國', 'Հայաստան საქართველო กรุงเทพฯ'],
  ['fr', 'Reçu d’un dépôt par carte', 'Société Générale à Saint-Étienne', '东京 とうきょう 王小明'],
] as const)(
  'keeps the letters of %s, embeds the fonts and only what is used of them',
  async (language, heading, one, other) => {
    const facts = [one, other].map((value) => ({ label: heading, value }));
    const bytes = await drawPdf(buildPdfDocument({ language, heading, facts }));
    const { pages, ...read } = await readPdf(bytes);
    for (const text of [heading, one, other]) expect(pages[0]).toContain(text);
    expect(read.language).toBe(language);
    expect(bytes.length).toBeLessThan(80_000);
    const written = bytes.toString('latin1');
    const fonts = written.match(/\/BaseFont \/\S+/g) ?? [];
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/^\/BaseFont \/[A-Z]{6}\+NotoSans/);
    expect(written.match(/\/FontFile2 /g)).toHaveLength(fonts.length / 2);
  },
);

it('repeats the head of a table, counts pages and keeps totals with a row', async () => {
  const bytes = await drawPdf(buildPdfDocument({ tables: [statement(300)], notes: [] }));
  const { pages } = await readPdf(bytes);
  expect(pages.length).toBeGreaterThan(8);
  const text = pages.join('\n');
  for (let row = 1; row <= 300; row += 1) expect(text).toContain(`Order number ${row} ${row}.00`);
  pages.forEach((page, index) => {
    expect(page).toContain('Day Description Balance');
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(page.includes('Receipt R-100234')).toBe(index > 0);
  });
  expect(pages.at(-1)).toContain('30 Nov 2026 Closing balance $9,876.54');
  // The head is heard once; where a page repeats it, it is decoration.
  expect(bytes.toString('latin1').match(/\/S \/TH\b/g)).toHaveLength(3);
});

it('shows amounts with the spaces that people type', async () => {
  const facts = [{ label: 'Solde', value: '1\u202f234\u202f567,89\u00a0€' }];
  const { pages } = await readPdf(await drawPdf(buildPdfDocument({ language: 'fr', facts })));
  expect(pages[0]).toContain('1 234 567,89 €');
});

it.each(NAMES)('is drawn with a name of %s', async (_, name) => {
  const [table] = buildPdfDocument().tables;
  const tables = table === undefined ? [] : [{ ...table, heading: name, rows: [[name, name]], totals: [[name, name]] }];
  const issuer = { name, supportAddress: name };
  const bytes = await drawPdf(
    buildPdfDocument({
      issuer,
      title: name,
      heading: name,
      lead: name,
      facts: [{ label: name, value: name }],
      tables,
      notes: [name],
    }),
  );
  const { pages } = await readPdf(bytes);
  expect(pages.at(-1)).toMatch(/Page (\d+) of \1$/);
});

it('shows a sign for letters that no font has, one each, and none for those without a shape', async () => {
  const facts = [{ label: 'Name', value: 'Zoë\u202E 👨‍👩‍👧 குழு \uD83D\u0007end' }];
  const { pages } = await readPdf(await drawPdf(buildPdfDocument({ facts })));
  expect(pages[0]).toContain('Zoë \uFFFD \uFFFD\uFFFD \uFFFDend');
});

it('cuts what is longer than its place, and says so', async () => {
  const tables = [{ ...statement(1), rows: [['1 Nov 2026', 'word '.repeat(1_000), '1.00']] }];
  const { pages } = await readPdf(await drawPdf(buildPdfDocument({ tables })));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('…\n1.00');
});

it('gives the same bytes for the same document, whatever was drawn before', async () => {
  const document = buildPdfDocument({ language: 'fr', heading: 'Reçu é' });
  const first = await drawPdf(document);
  await drawPdf(buildPdfDocument({ heading: 'É ê \u00a0 東京' }));
  expect((await drawPdf(document)).equals(first)).toBe(true);
});

it('has the size of American letters, or of European ones', async () => {
  expect((await drawPdf(buildPdfDocument())).toString('latin1')).toContain('/MediaBox [0 0 612 792]');
  expect((await drawPdf(buildPdfDocument({ pageSize: 'A4' }))).toString('latin1')).toContain(
    '/MediaBox [0 0 595.28 841.89]',
  );
});
