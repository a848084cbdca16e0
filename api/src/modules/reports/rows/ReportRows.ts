import type { Language, ReportType } from '@portal/shared/domain/enumerations';
import type { ReportDays } from '@portal/shared/domain/reports/reportDays';
import type { SessionUser } from '../../../access/SessionUser.ts';
import type { Db } from '../../../db/client.ts';
import type { XlsxCell } from '../../../xlsx/xlsxCell.ts';
import type { FigureRow } from '../figures/FigureRow.ts';

/** Rows of a report whose cells are written at once, with what its figures count of them. */
export interface RowBatch {
  readonly cells: readonly (readonly XlsxCell[])[];
  readonly figures: readonly FigureRow[];
}

/** The rows of some days of a report, oldest first. Between two batches no connection is held. */
export interface OpenedRows {
  readonly total: number;
  /** Returns the rows from a place to another one, which is not among them. */
  readonly read: (from: number, to: number) => AsyncIterable<RowBatch>;
}

/** The rows of a report, whatever its type. */
export interface ReportRows {
  readonly columns: readonly { readonly heading: string; readonly width: number }[];
  /** Returns the number of rows of these days, counted no further than `cap`. */
  readonly count: (days: ReportDays, cap: number) => Promise<number>;
  readonly open: (days: ReportDays) => Promise<OpenedRows>;
}

/** The choices and the requester of a report, by which its rows are found. */
export interface RowChoices {
  readonly db: Db;
  readonly user: SessionUser;
  readonly type: ReportType;
  /** Null: all of the organisation. */
  readonly accountIds: readonly bigint[] | null;
  readonly isOwnOnly: boolean;
  readonly hasBalances: boolean;
  readonly timeZone: string;
  readonly language: Language;
  /** Nothing that came later is part of it. */
  readonly asOf: Date;
}
