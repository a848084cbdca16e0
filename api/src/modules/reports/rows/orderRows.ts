import { orderFileTexts } from '../../../texts/orderFileTexts.ts';
import { findOrderIds, listOrders, ORDER_FILE_COLUMNS } from '../../orders/index.ts';
import { orderFigure } from '../figures/toFigureRow.ts';
import type { ReportRows, RowChoices } from './ReportRows.ts';
import { readInBatches, ROWS_MAX, timesOf } from './readInBatches.ts';

/** Returns the orders that were placed, as in the file of the list of orders. */
export function createOrderRows(choices: RowChoices): ReportRows {
  const { db, user, accountIds, isOwnOnly, timeZone, language, asOf } = choices;
  const { platformId } = user;
  const style = { texts: orderFileTexts(language, timeZone), timeZone, now: asOf };
  const find = (days: Parameters<ReportRows['open']>[0], limit: number, cap: number) =>
    findOrderIds(
      db,
      {
        platformId,
        ...(isOwnOnly && { userId: user.id }),
        ...(accountIds && { accountIds }),
        ...timesOf(days, choices),
      },
      { direction: 'asc', limit, offset: 0 },
      cap,
    );
  return {
    columns: ORDER_FILE_COLUMNS.map(({ heading, width }) => ({ heading: style.texts.headings[heading], width })),
    count: async (days, cap) => (await find(days, 0, cap)).total,
    open: async (days) =>
      readInBatches((await find(days, ROWS_MAX, ROWS_MAX)).ids, async (ids) => {
        const rows = await listOrders(db, platformId, ids, 'asc');
        return {
          cells: rows.map((row) => ORDER_FILE_COLUMNS.map(({ cell }) => cell(row, style))),
          figures: rows.map((row) => orderFigure(row, timeZone)),
        };
      }),
  };
}
