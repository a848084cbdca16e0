const CURRENCY_SIGNS: Readonly<Record<string, string>> = {
  USD: 'US\\$|\\$',
  CAD: 'CA\\$|C\\$|\\$',
  AUD: 'AU\\$|A\\$|\\$',
  EUR: '€',
  GBP: '£',
  JPY: '¥|￥|円',
};

/** Signs before the fraction of an amount, as spreadsheet programs write them. */
export const DECIMAL_MARKS = ['.', ','] as const;
export type DecimalMark = (typeof DECIMAL_MARKS)[number];

/**
 * Decimal texts that an amount of a file may mean: none, one, or two, such as "1,234", which nobody but its writer can
 * tell: with its sign as that of decimals first. The currency's own sign or code may stand beside it.
 */
export function amountReadings(text: string, currencyCode: string): readonly string[] {
  const { bare, marks } = amountMarks(text, currencyCode);
  if (!/^-?\d[\d.,]*$/.test(bare)) return [];
  if (marks === '') return [bare];
  const last = marks.slice(-1);
  const isMixed = new Set(marks).size > 1;
  // With both signs, the last one is the decimal sign; one that repeats groups.
  if (isMixed) return decimalAt(bare, last);
  if (marks.length > 1) return grouped(bare, last);
  return [...decimalAt(bare, last), ...(/^-?[1-9]\d{0,2}[.,]\d{3}$/.test(bare) ? grouped(bare, last) : [])];
}

/** An amount without signs of money and groups, and its points and commas in their order. */
export function amountMarks(text: string, currencyCode = ''): { readonly bare: string; readonly marks: string } {
  const sign = [currencyCode, CURRENCY_SIGNS[currencyCode]].filter(Boolean).join('|');
  const bare = text
    .normalize('NFKC')
    .trim()
    .replace(new RegExp(`^(?:${sign})\\s*|\\s*(?:${sign})$`, 'i'), '')
    // Spaces and apostrophes between three digits group them.
    .replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/gu, '');
  return { bare, marks: bare.replaceAll(/[^.,]/g, '') };
}

const grouped = (text: string, mark: string): readonly string[] =>
  new RegExp(`^-?\\d{1,3}(?:\\${mark}\\d{3})+$`).test(text) ? [text.replaceAll(mark, '')] : [];

function decimalAt(text: string, mark: string): readonly string[] {
  const [whole = '', fraction = '', ...more] = text.split(mark);
  const other = mark === '.' ? ',' : '.';
  if (more.length > 0 || fraction === '' || fraction.includes(other)) return [];
  const [units] = whole.includes(other) ? grouped(whole, other) : [whole];
  return units === undefined ? [] : [`${units}.${fraction}`];
}
