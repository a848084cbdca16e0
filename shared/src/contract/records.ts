import { Type, type Static } from '@sinclair/typebox';
import { object, type InferType } from 'yup';
import { RECORD_TYPES } from '../domain/access/recordTypes.ts';
import { Nullable, OneOf, text } from './common.ts';

/** GET /api/staff/records. Line items and rewards are named by order and line: `RP261120-100001/1`. */
export const recordsQuery = object({
  type: text()
    .oneOf([...RECORD_TYPES])
    .required(),
  identifier: text().trim().min(1).max(255).required(),
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
