import { Type, type Static } from '@sinclair/typebox';
import { object, type InferType } from 'yup';
import { checkRecordIdentifier, RECORD_TYPES } from '../domain/access/recordTypes.ts';
import { Nullable, OneOf, text } from './common.ts';

/**
 * GET /api/staff/records, and GET /api/records for the caller's organisation. Line items and rewards are named by order and line:
 * `RP261120-100001/1`.
 */
export const recordsQuery = object({
  type: text()
    .oneOf([...RECORD_TYPES])
    .required(),
  identifier: text()
    .trim()
    .max(255, 'error.text.tooLong')
    .required('error.record.required')
    .test('form', (identifier, context) => {
      const { type } = context.parent as { readonly type?: unknown };
      const known = RECORD_TYPES.find((one) => one === type);
      const message = known === undefined ? null : checkRecordIdentifier(known, identifier);
      return message === null || context.createError({ message });
    }),
});
export type RecordsQuery = InferType<typeof recordsQuery>;

/** A record as it is stored, without secrets. Names are those of the fields; amounts are decimal text with their currency. */
export const PortalRecord = Type.Object({
  type: OneOf(RECORD_TYPES),
  identifier: Type.String(),
  /** Null for what belongs to no organisation. */
  platformClientId: Nullable(Type.String()),
  platformName: Nullable(Type.String()),
  /** Address of the page that shows it, for users of its organisation; null where there is none. */
  path: Nullable(Type.String()),
  fields: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
});
export type PortalRecord = Static<typeof PortalRecord>;

export const PortalRecords = Type.Array(PortalRecord);
