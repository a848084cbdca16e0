import { visibleText } from '@portal/shared/domain/people/visibleText';
import {
  NEEDED_USER_FIELDS,
  USER_FILE_FIELDS,
  USER_FILE_HEADINGS,
  type UserFileRow,
} from '@portal/shared/domain/userFiles/userFileFields';
import { USER_FILE_LIMITS } from '@portal/shared/domain/userFiles/userFileLimits';
import { UPLOAD_LIMITS } from '@portal/shared/domain/uploads/uploadLimits';
import { findNamedColumns } from '@portal/shared/files/namedColumns';
import { FileRefused, type Cell } from '@portal/shared/files/Table';
import { ChildEnded } from '../../childProcess/startChild.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import type { FileReader, OpenedTable } from '../../files/createFileReader.ts';
import { fileFailure } from '../../files/fileFailure.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { TEMPLATE_LISTS } from './userFileTemplate.ts';

/** A row of a file; `isTooLong`: one of its cells was cut when it was read. */
export interface ReadRow {
  readonly sheetRow: number;
  readonly isHidden: boolean;
  readonly cells: UserFileRow;
  readonly isTooLong: boolean;
}

/** A file as it was read. */
export interface ReadUserFile {
  readonly rows: readonly ReadRow[];
  /** Headings that are no column of users. */
  readonly ignoredHeadings: readonly string[];
}

const COLUMNS = USER_FILE_FIELDS.map((name) => ({
  name,
  heading: USER_FILE_HEADINGS[name],
  isOptional: !NEEDED_USER_FIELDS.includes(name),
}));

/** Reads the rows of a file of users. Raises 422 at `file` for one that is not taken, with the reason. */
export async function readUserFile(
  files: FileReader,
  user: SessionUser,
  { fileName, bytes }: { readonly fileName: string; readonly bytes: Uint8Array },
): Promise<ReadUserFile> {
  try {
    return await files.read(user.platformId, { name: fileName, bytes, language: user.langKey }, readTable);
  } catch (error) {
    if (error instanceof FileRefused) throw fileFailure(error, USER_FILE_LIMITS.rows);
    throw error instanceof ChildEnded ? new AppError(COMMON_FAILURES.unavailable, error) : error;
  }
}

async function readTable(table: OpenedTable): Promise<ReadUserFile> {
  const columns = findNamedColumns(table.headings, COLUMNS);
  const rows: ReadRow[] = [];
  for await (const some of table.rows())
    for (const { number, isHidden, cells } of some) {
      const row = toRow(USER_FILE_FIELDS.map((field) => cells[columns.get(field) ?? cells.length] ?? ''));
      // A row of the template's own lists is none of a user.
      if (Object.values(row.cells).every((cell) => cell === '')) continue;
      rows.push({ ...row, sheetRow: number, isHidden });
      if (rows.length > USER_FILE_LIMITS.rows) throw new FileRefused('file.tooManyRows', 'There are too many rows');
    }
  if (rows.length === 0) throw new FileRefused('file.empty', 'There are headings and no row');
  const known = [...columns.values()];
  const ignoredHeadings = table.headings.filter(
    (heading, index) => heading.trim() !== '' && !known.includes(index) && !TEMPLATE_LISTS.includes(heading),
  );
  return { rows, ignoredHeadings };
}

function toRow(cells: readonly Cell[]): Pick<ReadRow, 'cells' | 'isTooLong'> {
  const texts = cells.map((cell) => visibleText(String(cell)).trim());
  const [email = '', firstName = '', lastName = '', role = '', language = '', platformAccess = '', groups = ''] = texts;
  return {
    cells: { email, firstName, lastName, role, language, platformAccess, groups, accounts: texts[7] ?? '' },
    isTooLong: cells.some((cell) => String(cell).length >= UPLOAD_LIMITS.cellLength),
  };
}
