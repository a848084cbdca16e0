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
