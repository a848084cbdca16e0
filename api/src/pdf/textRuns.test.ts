import { directionOf } from './readingDirection.ts';
import { textRuns } from './textRuns.ts';

/** Letters as they stand on the line, from left to right; a run that fontkit lays out backwards is turned here. */
const shown = (text: string): string =>
  textRuns(text, 'en', 'regular', directionOf(text))
    .toSorted((one, other) => one.visualIndex - other.visualIndex)
    .map((run) => (run.isRightToLeft ? Array.from(run.text).reverse().join('') : run.text))
    .join('');

it.each([
  ['Hebrew, its figures and brackets', 'שיווק (ישראל) 12', '12 (לארשי) קוויש'],
  ['Arabic, with Arabic figures', 'فريق ١٢٣', '١٢٣ قيرف'],
  ['Persian, whose figures are of its script', 'تیم ۱۲۳', '۱۲۳ میت'],
  ['Latin that names something Hebrew', 'Acct שלום (5)', 'Acct (5) םולש'],
])('orders %s as they are written', (_, text, expected) => {
  expect(shown(text)).toBe(expected);
});

it('reads the runs of a text in its own order, whatever their visual order', () => {
  const runs = textRuns('שלום abc', 'en', 'regular', 'rtl');
  expect(runs.map(({ text }) => text.trim())).toEqual(['שלום', 'abc']);
});

it('keeps the joiner that parts Persian letters, and no other sign without a shape', () => {
  const text = textRuns('می\u200cخواهم\u200b\u200f', 'en', 'regular', 'rtl').map((run) => run.text);
  expect(text).toEqual(['می\u200cخواهم']);
});
