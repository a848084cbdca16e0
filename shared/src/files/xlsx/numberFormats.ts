/** How a number is shown, as far as it changes what a person reads. */
export type NumberForm = 'number' | 'date' | 'percent' | { readonly mask: string };

/** Formats without a text of their own in the file (ECMA-376 18.8.30): dates, and those of East Asian locales. */
const DATES: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];
const PERCENTS: readonly number[] = [9, 10];

const DAY_MS = 24 * 60 * 60_000;
/** Days from 1899-12-30, and from 1904-01-01, to 1970-01-01. */
const EPOCHS = { from1900: 25_569, from1904: 24_107 } as const;
export type Epoch = keyof typeof EPOCHS;

/** `code`: the format's text, where the file has one. */
export function formOf(id: number, code: string | undefined): NumberForm {
  if (code === undefined) {
    if (DATES.some(([first, last]) => id >= first && id <= last)) return 'date';
    return PERCENTS.includes(id) ? 'percent' : 'number';
  }
  if (/^0{2,}([- ]0+)*$/.test(code)) return { mask: code };
  // Without literals, colours and conditions, and what only keeps or fills room.
  const bare = code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  if (/[ymdhs]/i.test(bare.replace(/general/gi, ''))) return 'date';
  return bare.includes('%') ? 'percent' : 'number';
}

/** A stored number as a person reads it; spreadsheet programs show 15 digits of one. */
export function shownNumber(value: number, form: NumberForm, epoch: Epoch): string | number {
  const rounded = Number(value.toPrecision(15));
  if (form === 'number') return rounded;
  if (form === 'date') return shownDate(value, epoch) ?? rounded;
  if (form === 'percent') return `${Number((rounded * 100).toPrecision(15))}%`;
  return Number.isInteger(rounded) && rounded >= 0 ? masked(String(rounded), form.mask) : rounded;
}

/** ISO 8601: a date, with its time where it has one; null where there is no such date. */
function shownDate(value: number, epoch: Epoch): string | null {
  // Seconds, so that no fraction of a day turns up as a minute too little.
  const ms = Math.round(((value - EPOCHS[epoch]) * DAY_MS) / 1_000) * 1_000;
  const date = new Date(ms);
  if (value < 0 || Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9_999) return null;
  const text = date.toISOString().slice(0, 19);
  return text.endsWith('T00:00:00') ? text.slice(0, 10) : text.replace('T', ' ');
}

/** Leading zeros, and signs between digits, such as those of a ZIP code. */
function masked(digits: string, mask: string): string {
  const width = mask.replaceAll(/[- ]/g, '').length;
  const filled = Array.from(digits.padStart(width, '0'));
  const extra = filled.splice(0, filled.length - width).join('');
  return extra + Array.from(mask, (sign) => (sign === '0' ? (filled.shift() ?? '') : sign)).join('');
}
