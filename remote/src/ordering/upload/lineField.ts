import type { UploadLine } from '@portal/shared/contract/uploads';
import {
  COLUMN_KINDS,
  UPLOAD_FIELDS,
  type ColumnKind,
  type UploadField,
} from '@portal/shared/domain/uploads/uploadFields';

export const isUploadField = (text: string | null): text is UploadField =>
  UPLOAD_FIELDS.some((field) => field === text);

export const isColumnKind = (text: string | null): text is ColumnKind => COLUMN_KINDS.some((kind) => kind === text);

/** Returns the text of a line's field, as it was read: also of the address, which is an object of its own. */
export function getFieldValue(line: UploadLine, field: UploadField): string {
  const value = field.split('.').reduce<unknown>((parent, name) => (isObject(parent) ? parent[name] : undefined), line);
  return typeof value === 'string' ? value : '';
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The line with another text in a field, until the server has judged it. */
export function withFieldValue(line: UploadLine, field: UploadField, text: string): UploadLine {
  const [name = '', part] = field.split('.');
  return part === undefined
    ? { ...line, [name]: text }
    : { ...line, recipientAddress: { ...line.recipientAddress, [part]: text } };
}
