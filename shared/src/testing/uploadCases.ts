import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { UploadField, UploadKind } from '../domain/uploads/uploadFields.ts';

const FOLDER = path.join(__dirname, 'uploads');

interface Place {
  readonly row: number;
  readonly field: UploadField;
  /** The specification does not settle it. */
  readonly open?: boolean;
}

/** A file of `uploads/`, and what is to be said of it. */
export interface UploadCase {
  readonly id: string;
  readonly file: string;
  readonly uploadName: string;
  readonly kind: string;
  readonly verdict: 'accepted' | 'accepted-with-row-errors' | 'needs-mapping' | 'rejected';
  readonly rule: string | null;
  readonly context?: { readonly allowlist?: boolean; readonly requiredLineNotes?: boolean };
  readonly totalRows: number | null;
  readonly sheet?: string;
  readonly columns?: readonly (readonly [string, UploadField | null])[];
  readonly rowErrors: readonly Place[];
  readonly warnings?: readonly Place[];
  readonly openRows?: readonly Place[];
  readonly values?: readonly { row: number; sheetRow: number; field: UploadField; value: string }[];
}

/** Reads a file of `uploads/`. */
export const uploadBytes = (file: string): Buffer => readFileSync(path.join(FOLDER, file));

export const uploadJson = (file: string): unknown => JSON.parse(uploadBytes(file).toString('utf8'));

export const UPLOAD_CASES = (uploadJson('expected.json') as { readonly cases: readonly UploadCase[] }).cases;

const KINDS: Readonly<Record<string, UploadKind>> = {
  'order-email': 'EMAIL',
  'order-mobile': 'MOBILE',
  'order-mailed': 'MAILED',
  'order-bulk-physical': 'BULK_PHYSICAL',
};

/** The cases of orders whose files are taken, with their kinds and columns. */
export const ORDER_CASES = UPLOAD_CASES.flatMap((one) => {
  const { columns, verdict, kind } = one;
  const uploadKind = KINDS[kind];
  return uploadKind === undefined || columns === undefined || verdict === 'rejected'
    ? []
    : [{ ...one, kind: uploadKind, columns }];
});

/** Cells of numbers as people and spreadsheets write them: the number that they mean (E.164), or why they are refused. */
export const PHONE_CELLS: readonly (
  | { readonly cell: string | number; readonly number: string }
  | { readonly cell: string | number; readonly key: string }
)[] = [
  { cell: 2025550123, number: '+12025550123' },
  { cell: 12025550123, number: '+12025550123' },
  { cell: '2025550123', number: '+12025550123' },
  { cell: ' (202) 555-0123\u00A0', number: '+12025550123' },
  { cell: '+1 202 555 0123', number: '+12025550123' },
  { cell: '1.202.555.0123', number: '+12025550123' },
  { cell: "'2025550123", number: '+12025550123' },
  { cell: '２０２５５５０１２３', number: '+12025550123' },
  { cell: '\u202D+12025550123\u202C', number: '+12025550123' },
  // A land line, which nobody can tell from its digits.
  { cell: '(212) 736-5000', number: '+12127365000' },
  { cell: '416-555-0126', number: '+14165550126' },
  { cell: '2.02555E+9', key: 'error.phone.shortened' },
  { cell: '2,02555E+09', key: 'error.phone.shortened' },
  { cell: '202-555-GIFT', key: 'error.phone.notANumber' },
  { cell: 'ada@example.com', key: 'error.phone.notANumber' },
  { cell: '555-0123', key: 'error.phone.incomplete' },
  { cell: 202555012, key: 'error.phone.incomplete' },
  { cell: '+1 876 555 0123', key: 'error.phone.country' },
  { cell: '+44 7911 123456', key: 'error.phone.country' },
  { cell: '', key: 'error.phone.missing' },
  { cell: '#N/A', key: 'error.cell.failed' },
];
