import { Type, type Static } from '@sinclair/typebox';
import { number, object, type InferType } from 'yup';
import { KYB_STATUSES } from '../domain/access/kybStatuses.ts';
import { HOLD_DECISIONS, HOLD_LISTS, HOLD_REASONS } from '../domain/ordering/orderHold.ts';
import { ORDER_STATES } from '../domain/ordering/orderState.ts';
import { SETTINGS } from '../domain/settings.ts';
import { Instant, Nullable, OneOf, pageNumber, recordVersion, text } from './common.ts';
import { OrderHold } from './orders.ts';

/** GET /api/staff/holds. `q`: an order's reference, or a part of the name of an organisation or an account. */
export const staffHoldsQuery = object({
  page: pageNumber,
  size: number()
    .oneOf([...SETTINGS.paging.ordersSizes])
    .default(SETTINGS.paging.orders),
  list: text()
    .oneOf([...HOLD_LISTS])
    .default('WAITING'),
  reason: text()
    .oneOf([...HOLD_REASONS])
    .optional(),
  q: text().trim().max(255).default(''),
});
export type StaffHoldsQuery = InferType<typeof staffHoldsQuery>;

/** A held order, or one that was, with the last hold. Amounts in major units of `currencyCode`. */
export const StaffHold = Type.Object({
  referenceOrderId: Type.String(),
  platformClientId: Type.String(),
  platformName: Type.String(),
  kybStatus: OneOf(KYB_STATUSES),
  accountIdentifier: Type.String(),
  accountDisplayName: Type.String(),
  createdBy: Type.String(),
  createdByEmail: Type.String(),
  createdDate: Instant,
  state: OneOf(ORDER_STATES),
  /** With the fee of a card. */
  amountCharged: Type.Number(),
  currencyCode: Type.String(),
  paymentMethod: OneOf(['ACCOUNT_BALANCE', 'CREDIT_CARD']),
  totalLineItems: Type.Integer(),
  recipientSummary: Type.String(),
  rewardNames: Type.Array(Type.String()),
  hold: OrderHold,
  /** Grows with every change of the hold. */
  version: Type.Integer(),
  /** `decidedBy` is null where the payment gateway has decided. */
  decision: Nullable(
    Type.Object({
      decision: OneOf(HOLD_DECISIONS),
      reason: Type.String(),
      decidedAt: Instant,
      decidedBy: Nullable(Type.String()),
    }),
  ),
});
export type StaffHold = Static<typeof StaffHold>;
export const StaffHolds = Type.Array(StaffHold);

export const staffHoldParams = object({ referenceOrderId: text().max(100).required() });

/** POST /api/staff/holds/{referenceOrderId}/decision. `version`: of the hold as it was read; 409 for an older one. */
export const holdDecisionBody = object({
  decision: text()
    .oneOf([...HOLD_DECISIONS])
    .required(),
  reason: text().max(5_000).default(''),
  version: recordVersion(),
});
export type HoldDecisionBody = InferType<typeof holdDecisionBody>;
