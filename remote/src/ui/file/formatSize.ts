const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** "412 kB", "1.2 MB". */
export function formatSize(bytes: number, locale: string): string {
  const [value, unit] = bytes < MEGABYTE ? [Math.ceil(bytes / KILOBYTE), 'kilobyte'] : [bytes / MEGABYTE, 'megabyte'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
