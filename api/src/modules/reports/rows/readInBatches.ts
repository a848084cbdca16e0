import { REPORT_LIMITS } from '@portal/shared/domain/reports/reportLimits';
import type { ReportDays } from '@portal/shared/domain/reports/reportDays';
import { daysOf } from '../../../lists/daysOf.ts';
import type { OpenedRows, RowBatch, RowChoices } from './ReportRows.ts';

const BATCH_ROWS = 500;

/** More rows than any report has. */
export const ROWS_MAX = REPORT_LIMITS.files * REPORT_LIMITS.rowsOfFile + 1;

/** Returns the times between which the rows of some days lie; nothing is newer than the report. */
export function timesOf(days: ReportDays, { timeZone, asOf }: Pick<RowChoices, 'timeZone' | 'asOf'>) {
  const end = new Date(asOf.getTime() + 1);
  const { since = end, before = end } = daysOf({ ...days, timeZone });
  return { since, before: before < end ? before : end };
}

/** Returns the rows with these ids, read in batches in their order. */
export const readInBatches = <Id>(
  ids: readonly Id[],
  read: (batch: readonly Id[]) => Promise<RowBatch>,
): OpenedRows => ({
  total: ids.length,
  read: async function* (from, to) {
    for (let at = from; at < to; at += BATCH_ROWS) yield await read(ids.slice(at, Math.min(at + BATCH_ROWS, to)));
  },
});
