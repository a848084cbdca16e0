import { SETTINGS } from '@portal/shared/domain/settings';
import type { XlsxCell } from '../xlsx/xlsxCell.ts';

const BATCH_ROWS = 500;

/** Yields the cells of a list's rows, up to the most that a file holds; between batches no connection is held. */
export async function* readListBatches<Row>(
  list: (page: { readonly limit: number; readonly offset: number }) => Promise<readonly Row[]>,
  toCells: (row: Row) => readonly XlsxCell[],
): AsyncGenerator<readonly (readonly XlsxCell[])[]> {
  for (let offset = 0; offset < SETTINGS.exports.maxRows; offset += BATCH_ROWS) {
    const rows = await list({ limit: BATCH_ROWS, offset });
    yield rows.map(toCells);
    if (rows.length < BATCH_ROWS) return;
  }
}
