import type { DeliveryStatus } from '@portal/shared/domain/enumerations';
import { orderFileTexts } from '../../../texts/orderFileTexts.ts';
import { templateNameIn } from '../../../texts/standardTemplate.ts';
import { findLineItemIds, listReportedLines, REPORTED_LINE_COLUMNS } from '../../orders/index.ts';
import { lineFigure } from '../figures/toFigureRow.ts';
import type { ReportRows, RowChoices } from './ReportRows.ts';
import { readInBatches, ROWS_MAX, timesOf } from './readInBatches.ts';

/** Returns the lines that were issued or failed, those of a delivery status where one is named, as the list of line items has them. */
export function createLineRows(choices: RowChoices, deliveryStatus?: DeliveryStatus): ReportRows {
  const { db, user, accountIds, isOwnOnly, timeZone, language, asOf } = choices;
  const { platformId } = user;
  const style = { texts: orderFileTexts(language, timeZone), timeZone, now: asOf };
  const find = (days: Parameters<ReportRows['open']>[0], limit: number, cap: number) =>
    findLineItemIds(
      db,
      {
        platformId,
        ...(isOwnOnly && { userId: user.id }),
        ...(accountIds && { accountIds }),
        ...(deliveryStatus && { deliveryStatuses: [deliveryStatus] }),
        ...timesOf(days, choices),
        now: asOf,
      },
      { direction: 'asc', limit, offset: 0 },
      cap,
    );
  return {
    columns: REPORTED_LINE_COLUMNS.map(({ heading, width }) => ({ heading: style.texts.headings[heading], width })),
    count: async (days, cap) => (await find(days, 0, cap)).total,
    open: async (days) =>
      readInBatches((await find(days, ROWS_MAX, ROWS_MAX)).ids, async (ids) => {
        const rows = (await listReportedLines(db, platformId, ids)).map((line) => ({
          ...line,
          template_name: templateNameIn(line.etid, line.template_name, language),
        }));
        return {
          cells: rows.map((row) => REPORTED_LINE_COLUMNS.map(({ cell }) => cell(row, style))),
          figures: rows.map((row) => lineFigure(row, timeZone)),
        };
      }),
  };
}
