import { visibleText } from '../people/visibleText.ts';

/** Parses an amount typed in the user's locale into decimal text for the wire; null when it is not an amount. */
export function parseLocalAmount(text: string, locale: string): string | null {
  const { group, decimal } = separators(locale);
  const digits = bareDigits(text, decimal);
  return digits === '' ? null : decimalText(normalise(digits, group, decimal));
}

/**
 * The other reading of an amount whose only separator is the locale's decimal sign but stands where one that groups would:
 * "1.000" in English may be a thousand. Null when the text has one reading.
 */
export function groupedReading(text: string, locale: string): string | null {
  const { decimal } = separators(locale);
  const digits = bareDigits(text, decimal);
  return /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(digits) && digits.includes(decimal)
    ? decimalText(digits.replace(decimal, ''))
    : null;
}

const decimalText = (text: string): string | null => (/^-?\d{1,15}(\.\d+)?$/.test(text) ? text : null);

/** The figures with their sign and separators, without currency, spaces and apostrophes. */
const bareDigits = (text: string, decimal: string): string =>
  asciiDigits(visibleText(text))
    .replaceAll(ARABIC_DECIMAL, decimal)
    .replace(/[\s\u00a0\u202f'’\u066c]/g, '')
    .replace(/^[^\d.,-]+|[^\d.,]+$/g, '');

const ARABIC_DECIMAL = '\u066b';

/** With both separators, the last one is the decimal. A single one groups when exactly three digits follow and it is not the locale's decimal. */
function normalise(digits: string, group: string, decimal: string): string {
  const lastDot = digits.lastIndexOf('.');
  const lastComma = digits.lastIndexOf(',');
  if (lastDot >= 0 && lastComma >= 0) {
    const point = lastDot > lastComma ? '.' : ',';
    return digits.replaceAll(point === '.' ? ',' : '.', '').replace(point, '.');
  }
  const used = lastDot >= 0 ? '.' : ',';
  const grouped = used === group || used !== decimal;
  if (grouped && /^-?\d{1,3}([.,]\d{3})+$/.test(digits)) return digits.replaceAll(used, '');
  return digits.replace(used, '.');
}

/** Converts the digits of every script, and the full-width punctuation of Japanese and Chinese keyboards. */
const asciiDigits = (text: string): string =>
  text
    .replace(/[．，－]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/(?![0-9])\p{Nd}/gu, (char) => String(digitValue(char)));

/** Unicode keeps the digits of a script together, 0 to 9, so a digit's value is its distance from the start of its run. */
function digitValue(char: string): number {
  const code = char.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

function separators(locale: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale).formatToParts(12345.6);
  return {
    group: parts.find((part) => part.type === 'group')?.value ?? ',',
    decimal: parts.find((part) => part.type === 'decimal')?.value ?? '.',
  };
}
