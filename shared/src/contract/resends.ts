import { Type, type Static } from '@sinclair/typebox';
import { boolean, object, type InferType } from 'yup';
import { checkOtherReason, RESEND_REASONS } from '../domain/ordering/resendRules.ts';
import { Instant, OneOf, REASON_MAX, text } from './common.ts';

/** Why rewards are sent again. */
export const resendReason = {
  reason: text()
    .oneOf([...RESEND_REASONS], 'error.resend.reasonRequired')
    .required('error.resend.reasonRequired'),
  otherReason: text()
    .max(REASON_MAX, 'error.text.tooLong')
    .default('')
    .test('other', (words, context) => {
      const { reason } = context.parent as { readonly reason?: unknown };
      const refusal = checkOtherReason(String(reason), words);
      return refusal === null || context.createError({ message: refusal.key, params: { ...refusal.values } });
    }),
};

/** That the addresses were checked. */
export const acknowledged = boolean().oneOf([true], 'error.resend.acknowledge').required('error.resend.acknowledge');

/** An address to which a reward goes instead of its own. */
export const newAddress = () => text().trim().max(400).optional();

/**
 * POST /api/orders/{referenceOrderId}/lines/{lineNumber}/resends with Idempotency-Key: sends the reward of a line again, to
 * `email`, by text to `mobileNumber` or, without one of them, to whom the line went. A new address gets a new link; the old one
 * shows no code any more. Who may change the address says that it was checked (`acknowledged`).
 */
export const resendBody = object({
  ...resendReason,
  acknowledged: boolean().default(false),
  email: newAddress(),
  mobileNumber: text()
    .trim()
    .max(100, 'error.phone.incomplete')
    .optional()
    .test('way', 'error.validation', (number, { parent }) => !number || !(parent as { readonly email?: string }).email),
});
export type ResendBody = InferType<typeof resendBody>;

/** To whom a reward was sent again, when, by whom and why. */
export const Resend = Type.Object({
  recipient: Type.String(),
  at: Instant,
  resentBy: Type.String(),
  reason: OneOf(RESEND_REASONS),
});
export type Resend = Static<typeof Resend>;
