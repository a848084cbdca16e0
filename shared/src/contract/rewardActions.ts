import { Type, type Static } from '@sinclair/typebox';
import { object, type InferType } from 'yup';
import { checkOtherReason } from '../domain/ordering/resendRules.ts';
import {
  ACTION_REASONS,
  ACTION_REFUSALS,
  ISSUER_REFUSALS,
  listActionReasons,
  REWARD_ACTION_STATES,
  REWARD_ACTIONS,
  type RewardAction,
} from '../domain/ordering/rewardActions.ts';
import { Instant, Nullable, OneOf, REASON_MAX, text } from './common.ts';

const reasonFields = (action: RewardAction) => ({
  reason: text()
    .oneOf([...listActionReasons(action)], 'error.resend.reasonRequired')
    .required('error.resend.reasonRequired'),
  otherReason: text()
    .max(REASON_MAX, 'error.text.tooLong')
    .default('')
    .test('other', (words, context) => {
      const { reason } = context.parent as { readonly reason?: unknown };
      const refusal = checkOtherReason(String(reason), words);
      return refusal === null || context.createError({ message: refusal.key, params: { ...refusal.values } });
    }),
});

/**
 * POST /api/orders/{referenceOrderId}/lines/{lineNumber}/freeze, /unfreeze and /cancel with Idempotency-Key. Answered with 202
 * before the issuer has decided; the line tells what became of it.
 */
export const rewardActionBody = object(reasonFields('CANCEL'));
export type RewardActionBody = InferType<typeof rewardActionBody>;

/**
 * POST /api/orders/{referenceOrderId}/lines/{lineNumber}/reissue, as the others: the reward is cancelled for good and what is left
 * of it goes out anew, for the fee that the line names. Reward and amount stay; the rest is as in an order's line.
 */
export const reissueBody = object({
  ...reasonFields('REISSUE'),
  recipient: object({
    firstName: text().max(400).nullable(),
    lastName: text().max(400).nullable(),
    email: text().max(400).nullable(),
  }).required(),
  deliveryTemplate: object({
    etid: text().trim().max(7).required('error.etid.required'),
    senderName: text().max(400).nullable(),
    subject: text().max(400).nullable(),
    message: text().max(5_000).nullable(),
  }).required(),
  metadata: object({ notes: text().max(1_000).nullable() }).optional(),
});
export type ReissueBody = InferType<typeof reissueBody>;

/** An action on a reward. `refusal`: why the issuer refused it. */
export const RewardActionRecord = Type.Object({
  action: OneOf(REWARD_ACTIONS),
  state: OneOf(REWARD_ACTION_STATES),
  at: Instant,
  by: Type.String(),
  reason: OneOf(ACTION_REASONS),
  otherReason: Nullable(Type.String()),
  refusal: Nullable(OneOf(ISSUER_REFUSALS)),
});
export type RewardActionRecord = Static<typeof RewardActionRecord>;

/** An action that the user has the right to. `refusal`: why it is not possible now; `until`: when it ends being possible. */
export const PossibleAction = Type.Object({
  action: OneOf(REWARD_ACTIONS),
  refusal: Nullable(OneOf(ACTION_REFUSALS)),
  until: Nullable(Instant),
});
export type PossibleAction = Static<typeof PossibleAction>;

/** A line of another order. */
export const LinkedLine = Type.Object({ referenceOrderId: Type.String(), lineNumber: Type.Integer() });
