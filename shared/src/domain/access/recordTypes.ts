/** Kinds of record that are looked up, each by the identifier that people read. */
export const RECORD_TYPES = [
  'account',
  'brandItem',
  'customer',
  'emailTemplate',
  'lineItem',
  'order',
  'platform',
  'reward',
  'transaction',
  'user',
] as const;
export type RecordType = (typeof RECORD_TYPES)[number];
