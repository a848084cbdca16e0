import type { ReadingOptions } from '../ReadingOptions.ts';
import { FileRefused, type Table } from '../Table.ts';
import { readArchive } from './readArchive.ts';
import { readSheet } from './readSheet.ts';
import { readWorkbook } from './readWorkbook.ts';

/** Reads one sheet of an .xlsx workbook (ECMA-376). Raises FileRefused. */
export function readXlsx(bytes: Uint8Array, options: ReadingOptions): Table {
  const archive = readArchive(bytes);
  const workbook = readWorkbook(archive);
  const sheets = workbook.sheets.map(({ name }) => name);
  const sheet = workbook.sheets.find(({ name }) => name === (options.sheet ?? sheets[0]));
  if (sheet === undefined) throw new FileRefused('file.empty', 'The workbook has no such sheet');
  return { sheets, sheet: sheet.name, encoding: null, rows: readSheet(archive, sheet, workbook) };
}
