import { Type, type Static } from '@sinclair/typebox';
import { array, boolean, object, type InferType } from 'yup';
import { DELIVERY_METHODS } from '../domain/enumerations.ts';
import { LINE_REASONS } from '../domain/ordering/lineReasons.ts';
import { BATCH_OUTCOMES, SKIP_REASONS } from '../domain/ordering/resendRules.ts';
import { SETTINGS } from '../domain/settings.ts';
import { Instant, Nullable, OneOf, Page, text } from './common.ts';
import { listPaging } from './orders.ts';
import { acknowledged, newAddress, resendReason } from './resends.ts';

const { linesMax } = SETTINGS.resends;

const lineId = () =>
  text()
    .matches(/^[1-9]\d{0,17}$/, 'error.validation')
    .required('error.validation');

/** POST /api/resend-batches/review: which of these lines can be sent again now, in their order. */
export const resendReviewBody = object({
  lineIds: array(lineId())
    .min(1, 'error.resend.noLines')
    .max(linesMax, 'error.resend.tooManyLines')
    .required('error.resend.noLines'),
});
export type ResendReviewBody = InferType<typeof resendReviewBody>;

/**
 * A line that may go with others. `skip`: why it does not; `reason`: why its message did not arrive. `wasOpened`: its link was, so that whoever has it may
 * know the codes.
 */
export const ResendReviewLine = Type.Object({
  lineId: Type.String(),
  referenceOrderId: Type.String(),
  lineNumber: Type.Integer(),
  recipientName: Type.String(),
  recipientEmail: Nullable(Type.String()),
  recipientMobileNumber: Nullable(Type.String()),
  rewardName: Type.String(),
  deliveryMethod: OneOf(DELIVERY_METHODS),
  canChangeAddress: Type.Boolean(),
  reason: Nullable(OneOf(LINE_REASONS)),
  wasOpened: Type.Boolean(),
  skip: Nullable(OneOf(SKIP_REASONS)),
});
export type ResendReviewLine = Static<typeof ResendReviewLine>;
export const ResendReview = Type.Object({ lines: Type.Array(ResendReviewLine) });
export type ResendReview = Static<typeof ResendReview>;

/**
 * POST /api/resend-batches with Idempotency-Key: sends many lines again for one reason, each to `email` or to its own
 * recipient, as one line is; a line that was texted goes to its number. Lines that cannot be sent now are skipped; none comes twice. `sharedAcknowledged`: a new address may
 * be that of another of the lines too.
 */
export const resendBatchBody = object({
  lines: array(object({ lineId: lineId(), email: newAddress() }))
    .min(1, 'error.resend.noLines')
    .max(linesMax, 'error.resend.tooManyLines')
    .test('once', 'error.validation', (lines = []) => new Set(lines.map((line) => line.lineId)).size === lines.length)
    .required('error.resend.noLines'),
  sharedAcknowledged: boolean().default(false),
  ...resendReason,
  acknowledged,
});
export type ResendBatchBody = InferType<typeof resendBatchBody>;

/** How far a batch is. What is neither sent nor skipped still waits; `isFinished`: nothing does. */
export const ResendBatch = Type.Object({
  batchIdentifier: Type.String(),
  createdDate: Instant,
  total: Type.Integer(),
  sent: Type.Integer(),
  skipped: Type.Array(Type.Object({ reason: OneOf(SKIP_REASONS), lines: Type.Integer() })),
  isFinished: Type.Boolean(),
});
export type ResendBatch = Static<typeof ResendBatch>;

/** GET /api/resend-batches/{batchIdentifier}/lines: those of one outcome, or all. */
export const resendBatchLinesQuery = object({
  outcome: text()
    .oneOf([...BATCH_OUTCOMES])
    .optional(),
  ...listPaging,
});
export type ResendBatchLinesQuery = InferType<typeof resendBatchLinesQuery>;

/** A line of a batch. `outcome`: null while it waits. `recipientEmail`: the address that it went to, or was to. */
export const ResendBatchLine = Type.Object({
  lineId: Type.String(),
  referenceOrderId: Type.String(),
  lineNumber: Type.Integer(),
  recipientName: Type.String(),
  recipientEmail: Nullable(Type.String()),
  recipientMobileNumber: Nullable(Type.String()),
  rewardName: Type.String(),
  outcome: Nullable(OneOf(BATCH_OUTCOMES)),
});
export type ResendBatchLine = Static<typeof ResendBatchLine>;
export const ResendBatchLines = Page(ResendBatchLine);
export type ResendBatchLines = Static<typeof ResendBatchLines>;
