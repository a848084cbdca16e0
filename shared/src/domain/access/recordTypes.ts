/** Kinds of record that are looked up, each by the identifier that people read. */
export const RECORD_TYPES = [
  'account',
  'brandItem',
  'customer',
  'emailTemplate',
  'incentive',
  'lineItem',
  'order',
  'platform',
  'platformKey',
  'reward',
  'transaction',
  'user',
] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

const LINE = /^(.+)\/(\d{1,9})$/;

/** Returns order reference and line number of `RP261120-100001/1`; null for a text that names no line. */
export function readLineIdentifier(identifier: string): { readonly reference: string; readonly line: number } | null {
  const [, reference, line] = LINE.exec(identifier) ?? [];
  return reference === undefined ? null : { reference, line: Number(line) };
}

/** Returns the key of the error in an identifier that no record of the type can have; null for one that may. */
export function checkRecordIdentifier(type: RecordType, identifier: string): string | null {
  if (identifier.trim() === '') return 'error.record.required';
  if ((type === 'lineItem' || type === 'reward') && readLineIdentifier(identifier) === null) return 'error.record.line';
  return type === 'user' && !identifier.includes('@') ? 'error.record.user' : null;
}
