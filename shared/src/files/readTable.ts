import type { ReadingOptions } from './ReadingOptions.ts';
import { checkFile, extensionOf } from './checkFile.ts';
import { readCsv } from './readCsv.ts';
import { FileRefused, type Table } from './Table.ts';
import { readXlsx } from './xlsx/readXlsx.ts';

/**
 * Reads a .csv or .xlsx as a person sees it: stored results of formulas, dates as ISO 8601, text unharmed. Calculates and
 * fetches nothing. Raises FileRefused.
 */
export function readTable(name: string, bytes: Uint8Array, options: ReadingOptions): Table {
  const rule = checkFile(name, bytes.length);
  if (rule !== null) throw new FileRefused(rule, 'Its name or size is not taken');
  return extensionOf(name) === 'csv' ? readCsv(bytes, options) : readXlsx(bytes, options);
}
