import { Type, type Static } from '@sinclair/typebox';
import { object, type InferType } from 'yup';
import { WIRE_FIELDS } from '../domain/funding/wireInstructions.ts';
import { amountText, Instant, Nullable, OneOf, text } from './common.ts';

export const wireInstructionsQuery = object({ accountIdentifier: text().max(100).required('error.account.required') });

/** A wire that a user has sent and that has not arrived; `amount` in major units, `sentOn` and `expectedBy` ISO days. */
export const AnnouncedWire = Type.Object({
  depositIdentifier: Type.String(),
  accountIdentifier: Type.String(),
  amount: Type.Number(),
  currencyCode: Type.String(),
  sentOn: Nullable(Type.String()),
  note: Nullable(Type.String()),
  expectedBy: Type.String(),
  createdAt: Instant,
});
export type AnnouncedWire = Static<typeof AnnouncedWire>;

/**
 * GET /api/funding/wire-instructions: where a wire to an account goes. `fields`: in the order in which they are shown; empty
 * while wires are not offered in the currency. `reference`: what the sender writes on the wire. `businessDays`: from the
 * receipt until the money can be used. `minimum` in major units. `announced`: the user's own wires that have not arrived.
 */
export const WireInstructions = Type.Object({
  accountIdentifier: Type.String(),
  currencyCode: Type.String(),
  reference: Type.String(),
  fields: Type.Array(Type.Object({ field: OneOf(WIRE_FIELDS), value: Type.String() })),
  businessDays: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  feesPaidBy: OneOf(['SENDER']),
  minimum: Type.Number(),
  announced: Type.Array(AnnouncedWire),
});
export type WireInstructions = Static<typeof WireInstructions>;

/** POST /api/funding/wire-deposits. `amount` in major units of the account's currency, `sentOn` an ISO day or ''. */
export const announceWireBody = object({
  accountIdentifier: text().max(100).default(''),
  amount: amountText().max(20, 'error.amount.tooLarge').default(''),
  sentOn: text().max(10, 'error.date.invalid').default(''),
  note: text().max(400, 'error.text.tooLong').default(''),
});
export type AnnounceWireBody = InferType<typeof announceWireBody>;

export const wireDepositParams = object({ depositIdentifier: text().max(100).required() });
