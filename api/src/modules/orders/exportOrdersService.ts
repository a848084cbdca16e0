import type { OrdersExportQuery } from '@portal/shared/contract/orders';
import { languageOf } from '@portal/shared/domain/languages';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Clock } from '../../clock.ts';
import type { CsvCell } from '../../csv/csvRow.ts';
import type { CsvFile } from '../../csv/sendCsv.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { orderFileHeadings } from '../../texts/orderFileHeadings.ts';
import type { SessionUser } from '../identity/index.ts';
import { ORDER_FILE_COLUMNS } from './orderFileColumns.ts';
import { orderFilterOf } from './orderHistoryService.ts';
import { findOrderIds, listOrders } from './orderReadModel.ts';
import type { Direction } from './orderSearch.ts';
import { ORDER_FAILURES } from './ordersErrors.ts';

const BATCH_ROWS = 500;

/**
 * A file of the orders that the list's filters leave, in the list's order, with headings in the user's language (H3).
 * Raises 422 for more orders than a file holds. Between batches no connection is held.
 */
export const createExportOrdersService =
  ({ db, clock }: { readonly db: Db; readonly clock: Clock }) =>
  async (user: SessionUser, query: OrdersExportQuery): Promise<CsvFile> => {
    const { maxRows } = SETTINGS.exports;
    const direction = query.sort === 'createdDate,asc' ? 'asc' : 'desc';
    const filter = await orderFilterOf(db, user, query);
    const { ids, total } = await findOrderIds(db, filter, { direction, limit: maxRows, offset: 0 }, maxRows + 1);
    if (total > maxRows) throw new AppError({ ...ORDER_FAILURES.exportTooLarge, values: { max: String(maxRows) } });
    const headings = orderFileHeadings(languageOf(user.langKey));
    return {
      fileName: fileNameOf(query, clock.now()),
      headings: ORDER_FILE_COLUMNS.map(([heading]) => headings[heading]),
      batches: readBatches(db, ids, direction),
    };
  };

async function* readBatches(
  db: Db,
  ids: readonly bigint[],
  direction: Direction,
): AsyncGenerator<readonly (readonly CsvCell[])[]> {
  for (let at = 0; at < ids.length; at += BATCH_ROWS) {
    const orders = await listOrders(db, ids.slice(at, at + BATCH_ROWS), direction);
    yield orders.map((order) => ORDER_FILE_COLUMNS.map(([, cell]) => cell(order)));
  }
}

/** `orders-<from>-<to>.csv`; without an end the day (UTC) of the download stands there. */
const fileNameOf = ({ from, to }: OrdersExportQuery, now: Date): string =>
  `${['orders', ...(from === undefined ? [] : [from]), to ?? now.toISOString().slice(0, 10)].join('-')}.csv`;

export type ExportOrders = ReturnType<typeof createExportOrdersService>;
