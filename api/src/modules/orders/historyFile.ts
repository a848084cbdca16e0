import { exponentOf } from '@portal/shared/domain/money/currencies';
import { toDecimal } from '@portal/shared/domain/money/money';
import { SETTINGS } from '@portal/shared/domain/settings';
import { AppError } from '../../errors/AppError.ts';
import type { OrderFileTexts } from '../../texts/orderFiles/OrderFileTexts.ts';
import type { XlsxFile } from '../../xlsx/sendXlsx.ts';
import type { XlsxCell, XlsxNumber } from '../../xlsx/xlsxCell.ts';
import { ORDER_FAILURES } from './ordersErrors.ts';

const BATCH_ROWS = 500;
const { maxRows } = SETTINGS.exports;

/** How the cells of a file are written. */
export interface CellStyle {
  readonly texts: OrderFileTexts;
  readonly timeZone: string;
  readonly now: Date;
}

/** A column of a file of orders or lines; `width` in characters. */
export interface FileColumn<Row> {
  readonly heading: keyof OrderFileTexts['headings'];
  readonly width: number;
  readonly cell: (row: Row, style: CellStyle) => XlsxCell;
}

/** An amount in major units with all decimals of its currency. */
export const amountCell = (minor: bigint, currencyCode: string): XlsxNumber => ({
  decimal: toDecimal(minor, currencyCode),
  decimals: exponentOf(currencyCode),
});

export const countCell = (count: number): XlsxNumber => ({ decimal: String(count), decimals: 0 });

/** How many rows of a list are asked for, to know whether a file holds them. */
export const COUNTED_ROWS = maxRows + 1;

/** Raises 422 for more rows than a file holds. */
export function requireFits(total: number): void {
  if (total > maxRows) throw new AppError({ ...ORDER_FAILURES.exportTooLarge, values: { max: String(maxRows) } });
}

interface FileInput<Row> {
  readonly fileName: string;
  readonly columns: readonly FileColumn<Row>[];
  readonly style: CellStyle;
  readonly ids: readonly bigint[];
  readonly read: (ids: readonly bigint[]) => Promise<readonly Row[]>;
}

/** A file with a row for each id, read in batches, between which no connection is held. */
export const historyFile = <Row>({ fileName, columns, style, ids, read }: FileInput<Row>): XlsxFile => ({
  fileName,
  columns: columns.map(({ heading, width }) => ({ heading: style.texts.headings[heading], width })),
  batches: (async function* () {
    for (let at = 0; at < ids.length; at += BATCH_ROWS) {
      const rows = await read(ids.slice(at, at + BATCH_ROWS));
      yield rows.map((row) => columns.map(({ cell }) => cell(row, style)));
    }
  })(),
});
