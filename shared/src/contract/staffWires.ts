import { Type, type Static } from '@sinclair/typebox';
import { number, object, type InferType } from 'yup';
import { SETTINGS } from '../domain/settings.ts';
import { WIRE_CURRENCIES, WIRE_FIELDS } from '../domain/funding/wireInstructions.ts';
import { amountText, Instant, Nullable, OneOf, pageNumber, text, recordVersion } from './common.ts';

/**
 * The operator's bank details of a currency; null values while none were entered, which is version 0. Without fields, wires
 * are not offered: also after the details were taken back.
 */
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
  version: recordVersion(0),
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

/** DELETE /api/staff/wire-instructions/{currencyCode}. `version`: as it was read; 409 for an older one. */
export const wireInstructionsRemoval = object({ version: recordVersion(0) });

/** GET /api/staff/wires. `q`: the beginning of a reference (the account's number) or identifier, or the whole amount. */
export const expectedWiresQuery = object({
  page: pageNumber,
  size: number()
    .oneOf([...SETTINGS.paging.ordersSizes])
    .default(SETTINGS.paging.orders),
  q: text().trim().max(100).default(''),
});
export type ExpectedWiresQuery = InferType<typeof expectedWiresQuery>;

/** An account, as staff see it who look for where a wire belongs. */
const accountBody = {
  platformClientId: Type.String(),
  platformName: Type.String(),
  accountIdentifier: Type.String(),
  accountDisplayName: Type.String(),
  reference: Type.String(),
  currencyCode: Type.String(),
};

/** A wire that somebody has announced; `amount` in major units, `sentOn` an ISO day. `cancelledAt`: null while it is expected. */
export const ExpectedWire = Type.Object({
  ...accountBody,
  depositIdentifier: Type.String(),
  amount: Type.Number(),
  sentOn: Nullable(Type.String()),
  note: Nullable(Type.String()),
  createdAt: Instant,
  createdBy: Type.String(),
  cancelledAt: Nullable(Instant),
});
export type ExpectedWire = Static<typeof ExpectedWire>;

/** One page of the wires that are expected; who has waited longest comes first. */
export const ExpectedWires = Type.Array(ExpectedWire);

/**
 * GET /api/staff/wires/accounts: the accounts with a reference or identifier, for a wire that nobody announced; `cancelled`: the
 * latest that were announced for it and cancelled, and may arrive all the same.
 */
export const wireAccountsQuery = object({ reference: text().trim().min(1).max(100).required() });

export const WireAccount = Type.Object({ ...accountBody, cancelled: Type.Array(ExpectedWire) });
export type WireAccount = Static<typeof WireAccount>;
export const WireAccounts = Type.Array(WireAccount);

/**
 * POST /api/staff/wires: a wire that has arrived. `depositIdentifier`: of the one that was announced; '' for one that nobody
 * announced. `amount`: what was received, major units. `bankReference`: what the bank calls it; it serves once in an
 * organisation.
 */
export const receivedWireBody = object({
  platformClientId: text().max(100).default(''),
  accountIdentifier: text().max(100).default(''),
  depositIdentifier: text().max(100).default(''),
  amount: amountText().max(20, 'error.amount.tooLarge').default(''),
  bankReference: text().max(400, 'error.text.tooLong').default(''),
});
export type ReceivedWireBody = InferType<typeof receivedWireBody>;

/** A wire as it was added to an account. */
export const ReceivedWire = Type.Object({
  depositIdentifier: Type.String(),
  accountTransactionID: Type.String(),
  accountIdentifier: Type.String(),
  accountDisplayName: Type.String(),
  amount: Type.Number(),
  currencyCode: Type.String(),
});
export type ReceivedWire = Static<typeof ReceivedWire>;
