import { Type, type Static } from '@sinclair/typebox';
import { number, object, type InferType } from 'yup';
import { WIRE_CURRENCIES, WIRE_FIELDS } from '../domain/wireInstructions.ts';
import { Instant, Nullable, OneOf, text } from './common.ts';
import { VERSION_MAX } from './staff.ts';

/** The operator's bank details of a currency; null values while none were entered, which is version 0. */
export const StaffWireInstructions = Type.Object({
  currencyCode: OneOf(WIRE_CURRENCIES),
  fields: Type.Array(Type.Object({ field: OneOf(WIRE_FIELDS), value: Type.String() })),
  version: Type.Integer(),
  changedAt: Nullable(Instant),
  changedBy: Nullable(Type.String()),
});
export type StaffWireInstructions = Static<typeof StaffWireInstructions>;

/** GET /api/staff/wire-instructions: one for each currency. */
export const AllWireInstructions = Type.Array(StaffWireInstructions);

export const wireCurrencyParams = object({ currencyCode: text().max(3).required() });

const value = () => text().max(400, 'error.text.tooLong').optional();

/**
 * PUT /api/staff/wire-instructions/{currencyCode}. Fields that the currency does not have are ignored. `version`: as it was
 * read; 409 for an older one.
 */
export const wireInstructionsChange = object({
  version: number().integer().min(0).max(VERSION_MAX).required(),
  beneficiaryName: value(),
  beneficiaryAddress: value(),
  bankName: value(),
  bankAddress: value(),
  accountNumber: value(),
  routingNumber: value(),
  iban: value(),
  bic: value(),
  sortCode: value(),
  bsb: value(),
  institutionNumber: value(),
  transitNumber: value(),
});
export type WireInstructionsChange = InferType<typeof wireInstructionsChange>;
