import type { ResendReviewLine } from '@portal/shared/contract/resendBatches';
import { checkRecipientEmail } from '@portal/shared/domain/ordering/recipientEmail';
import { isAddressDead } from '@portal/shared/domain/ordering/deliveryRemedies';
import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import { mailboxOf, sharedTargets } from '@portal/shared/domain/ordering/resendRules';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { boolean, mixed, object, ValidationError } from 'yup';
import { acknowledgedSchema, reasonSchema, type ResendReasonValues } from '../line/ResendReasonFields.tsx';

/** `lines`: an address for each line that goes, in their order. */
export interface ReviewValues extends ResendReasonValues {
  readonly lines: readonly { readonly email: string }[];
  /** Several rewards may go to one new address. */
  readonly sharedAcknowledged: boolean;
}

/** True for a line that was texted, and goes to the same number. */
export const isTexted = ({ deliveryMethod }: ResendReviewLine): boolean => deliveryMethod === 'MOBILE';

export const isNewAddress = (line: ResendReviewLine, email: string): boolean =>
  !isTexted(line) && emailKey(email) !== emailKey(line.recipientEmail ?? '');

/** True for a line to whose address nothing arrives, where the user may correct it. */
export const hasDeadAddress = (line: ResendReviewLine): boolean =>
  line.canChangeAddress && !isTexted(line) && isAddressDead(line.reason);

/** Returns the new addresses to which several of these lines go, each once. */
export function sharedAddresses(going: readonly ResendReviewLine[], lines: ReviewValues['lines']): readonly string[] {
  const targets = going.map((line, index) => {
    const email = isTexted(line) ? (line.recipientMobileNumber ?? '') : (lines[index]?.email.trim() ?? '');
    return { email, isNew: isNewAddress(line, email) };
  });
  const shared = [...sharedTargets(targets)].flatMap((index) => targets[index]?.email ?? []);
  return [...new Map(shared.map((email) => [emailKey(email), email])).values()];
}

/** The schema of a review of these lines: no address that is refused or the user's own, and none shared unnoticed. */
export const reviewSchema = (going: readonly ResendReviewLine[], ownEmail: string) =>
  object({
    lines: mixed<ReviewValues['lines']>().test('addresses', (lines = [], context) => {
      const errors = refusals(going, lines, ownEmail).flatMap((refusal, index) =>
        refusal === null ? [] : [context.createError({ path: `lines[${index}].email`, message: { ...refusal } })],
      );
      return errors.length === 0 || new ValidationError(errors);
    }),
    sharedAcknowledged: boolean().when('lines', ([lines]: ReviewValues['lines'][], schema) =>
      sharedAddresses(going, lines ?? []).length === 0 ? schema : schema.oneOf([true], 'error.resend.twice'),
    ),
    ...reasonSchema,
    acknowledged: acknowledgedSchema,
  });

function refusals(
  going: readonly ResendReviewLine[],
  lines: ReviewValues['lines'],
  ownEmail: string,
): readonly (Refusal | null)[] {
  return going.map((line, index) => {
    if (isTexted(line)) return null;
    const email = lines[index]?.email ?? '';
    const refusal = checkRecipientEmail(email);
    if (refusal !== null) return refusal;
    if (mailboxOf(email) === mailboxOf(ownEmail)) return { key: 'error.resend.self' };
    return hasDeadAddress(line) && !isNewAddress(line, email) ? { key: 'error.resend.sameAddress' } : null;
  });
}
