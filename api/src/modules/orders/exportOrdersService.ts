import type { OrdersExportQuery } from '@portal/shared/contract/orders';
import { languageOf } from '@portal/shared/domain/people/languages';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Clock } from '../../clock.ts';
import type { CsvCell } from '../../csv/csvRow.ts';
import type { CsvFile } from '../../csv/sendCsv.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { listFileName } from '../../lists/listFileName.ts';
import { orderFileHeadings } from '../../texts/orderFileHeadings.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { ORDER_FILE_COLUMNS } from './orderFileColumns.ts';
import { orderFilterOf } from './orderHistoryService.ts';
import { countOrderLines, readFileLines, type LineRange } from './orderFileReadModel.ts';
import { findOrderIds } from './orderReadModel.ts';
import { ORDER_FAILURES } from './ordersErrors.ts';

const BATCH_LINES = 500;

/**
 * A file of the rewards of the orders that the list's filters leave, in the list's order, with headings in the user's
 * language. Raises 422 for more orders or rewards than a file holds. Between batches no connection is held.
 */
export const createExportOrdersService =
  ({ db, clock }: { readonly db: Db; readonly clock: Clock }) =>
  async (user: SessionUser, query: OrdersExportQuery): Promise<CsvFile> => {
    const { maxRows, maxRewards } = SETTINGS.exports;
    const direction = query.sort === 'createdDate,asc' ? 'asc' : 'desc';
    const filter = await orderFilterOf(db, user, query);
    const { ids, total } = await findOrderIds(db, filter, { direction, limit: maxRows, offset: 0 }, maxRows + 1);
    if (total > maxRows) throw new AppError({ ...ORDER_FAILURES.exportTooLarge, values: { max: String(maxRows) } });
    const orders = await countOrderLines(db, user.platformId, ids);
    if (orders.reduce((sum, { line_count }) => sum + line_count, 0) > maxRewards)
      throw new AppError({ ...ORDER_FAILURES.exportTooManyRewards, values: { max: String(maxRewards) } });
    const headings = orderFileHeadings(languageOf(user.langKey), query.timeZone);
    return {
      fileName: listFileName({ ...query, list: 'orders', format: 'csv', now: clock.now() }),
      headings: ORDER_FILE_COLUMNS.map(([heading]) => headings[heading]),
      batches: readBatches(db, user.platformId, orders, query.timeZone),
    };
  };

async function* readBatches(
  db: Db,
  platformId: bigint,
  orders: readonly CountedOrder[],
  timeZone: string,
): AsyncGenerator<readonly (readonly CsvCell[])[]> {
  for (const ranges of inBatches(orders)) {
    const lines = await readFileLines(db, platformId, ranges);
    yield lines.map((line) => ORDER_FILE_COLUMNS.map(([, cell]) => cell(line, timeZone)));
  }
}

type CountedOrder = Awaited<ReturnType<typeof countOrderLines>>[number];

/** Ranges of lines that are read together; a large order is read in parts. */
function* inBatches(orders: readonly CountedOrder[]): Generator<readonly LineRange[]> {
  let batch: LineRange[] = [];
  let room = BATCH_LINES;
  for (const { id, line_count } of orders) {
    for (let from = 1; from <= line_count;) {
      const to = Math.min(line_count, from + room - 1);
      batch.push({ id, from, to });
      room -= to - from + 1;
      from = to + 1;
      if (room > 0) continue;
      yield batch;
      batch = [];
      room = BATCH_LINES;
    }
  }
  if (batch.length > 0) yield batch;
}

export type ExportOrders = ReturnType<typeof createExportOrdersService>;
