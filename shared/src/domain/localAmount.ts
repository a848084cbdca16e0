/** Parses an amount typed in the user's locale into decimal text for the wire; null when it is not an amount. */
export function parseLocalAmount(text: string, locale: string): string | null {
  const { group, decimal } = separators(locale);
  const digits = asciiDigits(text)
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/^[^\d.,-]+|[^\d.,]+$/g, '');
  if (digits === '') return null;
  const normal = normalise(digits, group, decimal);
  return /^-?\d{1,15}(\.\d+)?$/.test(normal) ? normal : null;
}

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

/** Converts full-width digits and punctuation, as typed with Japanese and Chinese keyboards. */
const asciiDigits = (text: string): string =>
  text.replace(/[０-９．，－]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0));

function separators(locale: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale).formatToParts(12345.6);
  return {
    group: parts.find((part) => part.type === 'group')?.value ?? ',',
    decimal: parts.find((part) => part.type === 'decimal')?.value ?? '.',
  };
}
