import { randomUUID } from 'node:crypto';
import { splitByMonth, type ReportDays } from '@portal/shared/domain/reports/reportDays';
import type { ReportType } from '@portal/shared/domain/enumerations';
import { REPORT_LIMITS } from '@portal/shared/domain/reports/reportLimits';
import type { Db } from '../../db/client.ts';
import { listFileName } from '../../lists/listFileName.ts';
import { listFileBytes } from '../../lists/sendListFile.ts';
import type { FileStore } from '../../providers/files/FileStore.ts';
import { insertReportFile, updateReportFile, type ReportRow } from './reportRepository.ts';
import type { OpenedRows, ReportRows, RowBatch } from './rows/ReportRows.ts';

const { rowsOfFile } = REPORT_LIMITS;

/** The names of files by the rows that are in them. */
const FILE_NAMES: Readonly<Record<ReportType, string>> = {
  ORDERS: 'orders',
  REWARD_LINES: 'reward-lines',
  UNDELIVERED: 'undelivered',
  TRANSACTIONS: 'transactions',
  BALANCES: 'balances',
};

interface WriteDeps {
  readonly db: Db;
  readonly store: FileStore;
}

interface WrittenReport {
  readonly report: ReportRow;
  readonly type: ReportType;
  readonly format: 'csv' | 'xlsx';
  readonly rows: ReportRows;
  /** Called before each batch is written; one that raises stops the report. */
  readonly onBatch: (batch: RowBatch) => Promise<void>;
}

/** Part of a month, or of all days. */
interface FilePart {
  readonly days: ReportDays;
  readonly opened: OpenedRows;
  readonly from: number;
  readonly to: number;
  readonly name: string;
}

/** Writes the files of a report, one a month where it is split; of a month with more rows than a file holds several. */
export async function writeReportFiles(deps: WriteDeps, written: WrittenReport): Promise<void> {
  const { report, rows } = written;
  const days = { from: report.from_day, to: report.to_day };
  let part = 0;
  for (const month of report.split_by_month ? splitByMonth(days) : [days]) {
    const opened = await rows.open(month);
    const count = Math.ceil(opened.total / rowsOfFile);
    for (let nth = 0; nth < count; nth += 1) {
      part += 1;
      const suffix = count > 1 ? `-part-${nth + 1}` : '';
      const to = Math.min((nth + 1) * rowsOfFile, opened.total);
      const name = `${FILE_NAMES[written.type]}${suffix}`;
      await writeFile(deps, written, part, { days: month, opened, from: nth * rowsOfFile, to, name });
    }
  }
}

/** The file is known before its first piece is stored, so that none is ever left behind. */
async function writeFile(
  { db, store }: WriteDeps,
  { report, format, rows, onBatch }: WrittenReport,
  part: number,
  { days, opened, from, to, name }: FilePart,
): Promise<void> {
  const { platform_id, id: report_id, run, time_zone: timeZone, as_of: now } = report;
  const file_key = randomUUID();
  const file = {
    platform_id,
    report_id,
    run,
    part,
    file_key,
    file_name: listFileName({ list: name, format, ...days, timeZone, now }),
    from_day: days.from,
    to_day: days.to,
    row_count: to - from,
    byte_count: 0n,
  };
  await insertReportFile(db, file);
  const batches = (async function* () {
    for await (const batch of opened.read(from, to)) {
      await onBatch(batch);
      yield batch.cells;
    }
  })();
  const byteCount = await store.put(
    { platformId: platform_id, id: file_key },
    listFileBytes({ columns: rows.columns, batches }, format),
  );
  await updateReportFile(db, file, { byte_count: BigInt(byteCount) });
}
