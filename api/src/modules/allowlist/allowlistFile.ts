import type { RepeatedAllowlistRow, WrongAllowlistRow } from '@portal/shared/contract/allowlist';
import {
  checkAllowlistRecipient,
  tidyRecipient,
  type AllowlistField,
  type AllowlistRecipient,
} from '@portal/shared/domain/allowlist/allowlistRules';
import { ALLOWLIST_LIMITS } from '@portal/shared/domain/allowlist/allowlistLimits';
import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import { COLUMN_WORDS } from '@portal/shared/domain/uploads/columnNames';
import { findNamedColumns, type NamedColumn } from '@portal/shared/files/namedColumns';
import { FileRefused, type TableRow } from '@portal/shared/files/Table';
import type { OpenedTable } from '../../files/createFileReader.ts';
import { fieldErrors } from '../../errors/fieldErrors.ts';

/** The columns of a recipient list's file, in the order of its template. */
export const ALLOWLIST_COLUMNS: readonly NamedColumn<AllowlistField>[] = [
  { name: 'firstName', heading: 'First Name', alsoNamed: COLUMN_WORDS.recipientFirstName },
  { name: 'lastName', heading: 'Last Name', alsoNamed: COLUMN_WORDS.recipientLastName },
  { name: 'email', heading: 'Email', alsoNamed: COLUMN_WORDS.recipientEmail },
];

/** The content of a file: the people in it, its wrong rows, and those with an address of a row before. */
export interface AllowlistFile {
  readonly rowCount: number;
  readonly recipients: readonly AllowlistRecipient[];
  readonly wrong: readonly WrongAllowlistRow[];
  readonly repeated: readonly RepeatedAllowlistRow[];
}

/** An apostrophe keeps a spreadsheet from reading a text as a formula; files of the portal have it too. */
const APOSTROPHE = /^'(?=[=+@-])/;

/** Reads the rows of a file. Raises FileRefused for its headings, or when it has no row or too many. */
export async function readAllowlistFile(table: OpenedTable): Promise<AllowlistFile> {
  const columns = findNamedColumns(table.headings, ALLOWLIST_COLUMNS);
  if (table.rowCount === 0) throw new FileRefused('file.empty', 'There are headings and no row');
  if (table.rowCount > ALLOWLIST_LIMITS.recipients)
    throw new FileRefused('file.tooManyRows', `A list has ${ALLOWLIST_LIMITS.recipients} people at most`);
  const read = ({ cells }: TableRow): AllowlistRecipient => {
    const text = (field: AllowlistField) => String(cells[columns.get(field) ?? -1] ?? '').replace(APOSTROPHE, '');
    return tidyRecipient({ email: text('email'), firstName: text('firstName'), lastName: text('lastName') });
  };
  const firstRows = new Map<string, number>();
  const recipients: AllowlistRecipient[] = [];
  const wrong: WrongAllowlistRow[] = [];
  const repeated: RepeatedAllowlistRow[] = [];
  let lineNumber = 0;
  for await (const rows of table.rows())
    for (const row of rows) {
      lineNumber += 1;
      const recipient = read(row);
      const numbers = { lineNumber, sheetRow: row.number };
      const errors = checkAllowlistRecipient(recipient).flatMap(({ field, refusal }) => fieldErrors(field, refusal));
      const key = emailKey(recipient.email);
      const firstSheetRow = firstRows.get(key);
      if (errors.length > 0) wrong.push({ ...numbers, ...recipient, errors });
      else if (firstSheetRow !== undefined) repeated.push({ ...numbers, firstSheetRow, ...recipient });
      else {
        firstRows.set(key, row.number);
        recipients.push(recipient);
      }
    }
  return { rowCount: table.rowCount, recipients, wrong, repeated };
}
