import { REPORT_TYPES, type ReportType } from '@portal/shared/domain/enumerations';
import { isDay } from '@portal/shared/domain/lists/civilDays';
import { tidyName } from '@portal/shared/domain/people/names';
import { LEGACY_CUT_OFF } from '@portal/shared/domain/reports/reportLimits';
import { findNamedColumns, type NamedColumn } from '@portal/shared/files/namedColumns';
import { readCsv } from '@portal/shared/files/readCsv';
import type { TableRow } from '@portal/shared/files/Table';

type ColumnName = 'file' | 'name' | 'type' | 'group' | 'account' | 'from' | 'to' | 'made' | 'requester';

/** The columns of `index.csv`. */
const COLUMNS: readonly NamedColumn<ColumnName>[] = [
  { name: 'file', heading: 'File' },
  { name: 'name', heading: 'Name' },
  { name: 'type', heading: 'Type' },
  { name: 'group', heading: 'Group', isOptional: true },
  { name: 'account', heading: 'Account', isOptional: true },
  { name: 'from', heading: 'From', isOptional: true },
  { name: 'to', heading: 'To', isOptional: true },
  { name: 'made', heading: 'Made' },
  { name: 'requester', heading: 'Requester' },
];

/** A row of `index.csv` that is right by itself. */
export interface LegacyEntry {
  readonly line: number;
  readonly fileName: string;
  readonly name: string;
  readonly type: ReportType;
  /** Identifiers of the group or the account that it covers; both null: the whole organisation. */
  readonly group: string | null;
  readonly account: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly madeAt: Date;
  readonly requester: string;
}

/** A row that is refused: the line of the file, and why. */
export interface RefusedLine {
  readonly line: number;
  readonly reason: string;
}

export interface LegacyIndex {
  readonly entries: readonly LegacyEntry[];
  readonly refused: readonly RefusedLine[];
}

const NAME_LENGTH = 200;
/** Names that need no escape in the header of a download. */
const FILE_NAME = /^\w[\w .()-]*\.(?:csv|xlsx)$/i;
const INSTANT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z)?$/;

/** Reads `index.csv`. Raises FileRefused for a file that is no table with these columns. */
export function readLegacyIndex(bytes: Uint8Array): LegacyIndex {
  const [head, ...rows] = readCsv(bytes, { language: 'en', encoding: 'utf-8' }).rows;
  const columns = findNamedColumns((head?.cells ?? []).map(String), COLUMNS);
  const read = rows.map((row) => readEntry(row, columns));
  const lines = read.map((one) => ('reason' in one ? one : (refuseTwice(one, read) ?? one)));
  return {
    entries: lines.flatMap((one) => ('reason' in one ? [] : [one])),
    refused: lines.flatMap((one) => ('reason' in one ? [one] : [])),
  };
}

function readEntry(
  { number: line, cells }: TableRow,
  columns: ReadonlyMap<ColumnName, number>,
): LegacyEntry | RefusedLine {
  const textOf = (name: ColumnName): string => {
    const cell = cells[columns.get(name) ?? cells.length];
    return cell === undefined ? '' : tidyName(String(cell));
  };
  const [fileName, name, requester] = [textOf('file'), textOf('name'), textOf('requester')];
  const [group, account, from, to] = [textOf('group'), textOf('account'), textOf('from'), textOf('to')];
  const made = textOf('made');
  const type = readType(textOf('type'));
  const refuse = (reason: string): RefusedLine => ({ line, reason });
  if (!FILE_NAME.test(fileName)) return refuse(`File must be a .csv or .xlsx in the folder, not "${fileName}"`);
  if (name === '' || name.length > NAME_LENGTH) return refuse(`Name must have 1 to ${String(NAME_LENGTH)} characters`);
  if (requester === '') return refuse('Requester is missing');
  if (type === undefined) return refuse(`Type must be one of ${REPORT_TYPES.join(', ')}`);
  if (group !== '' && account !== '') return refuse('Group or Account may be named, not both');
  if ((from === '') !== (to === '')) return refuse('From and To belong together');
  if (from !== '' && !(isDay(from) && isDay(to) && from <= to)) return refuse('From and To must be days, YYYY-MM-DD');
  const madeAt = new Date(made);
  if (!INSTANT.test(made) || Number.isNaN(madeAt.getTime()))
    return refuse('Made must be a day or a time of UTC, such as 2025-03-31T08:15Z');
  if (made >= LEGACY_CUT_OFF) return refuse(`Made must lie before ${LEGACY_CUT_OFF}`);
  const orNull = (text: string): string | null => (text === '' ? null : text);
  return {
    line,
    fileName,
    name,
    type,
    group: orNull(group),
    account: orNull(account),
    from: orNull(from),
    to: orNull(to),
    madeAt,
    requester,
  };
}

/** "Reward lines" as `REWARD_LINES`. */
const readType = (text: string): ReportType | undefined =>
  REPORT_TYPES.find((type) => type === text.toUpperCase().replaceAll(/[ -]/g, '_'));

function refuseTwice(entry: LegacyEntry, all: readonly (LegacyEntry | RefusedLine)[]): RefusedLine | undefined {
  const first = all.find(
    (one) => 'fileName' in one && one.fileName.toLowerCase() === entry.fileName.toLowerCase() && one.line < entry.line,
  );
  return first && { line: entry.line, reason: `${entry.fileName} stands in line ${String(first.line)} already` };
}
