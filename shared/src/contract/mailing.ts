import { Type, type Static } from '@sinclair/typebox';
import { object } from 'yup';
import { ADDRESS_WARNINGS } from '../domain/addresses/mailedAddress.ts';
import { Nullable, OneOf, text } from './common.ts';

/** The address to which a mailed reward goes. */
export const MailingAddress = Type.Object({
  companyName: Nullable(Type.String()),
  streetLine1: Nullable(Type.String()),
  streetLine2: Nullable(Type.String()),
  city: Nullable(Type.String()),
  stateOrProvince: Nullable(Type.String()),
  postalCode: Nullable(Type.String()),
  country: Nullable(Type.String()),
});
export type MailingAddress = Static<typeof MailingAddress>;

/** Something to tell about a line that can be ordered, by its field. */
export const LineWarning = Type.Object({ field: Type.String(), warning: OneOf(ADDRESS_WARNINGS) });
export type LineWarning = Static<typeof LineWarning>;

const part = () => text().max(400).nullable();

/** An address of a request; in a change, parts that are absent stay. */
export const addressBody = object({
  companyName: part(),
  streetLine1: part(),
  streetLine2: part(),
  city: part(),
  stateOrProvince: part(),
  postalCode: part(),
  country: part(),
})
  .nullable()
  .optional()
  .default(undefined);
