import type { ResendReviewLine } from '@portal/shared/contract/resendBatches';
import { checkRecipientEmail } from '@portal/shared/domain/ordering/recipientEmail';
import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import { mailboxOf } from '@portal/shared/domain/ordering/resendRules';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { mixed, object, ValidationError } from 'yup';
import { reasonSchema, type ReasonValues } from '../line/ResendReasonFields.tsx';

/** `lines`: an address for each line that goes, in their order. */
export interface ReviewValues extends ReasonValues {
  readonly lines: readonly { readonly email: string }[];
}

export const isNewAddress = (line: ResendReviewLine, email: string): boolean =>
  emailKey(email) !== emailKey(line.recipientEmail ?? '');

/** The schema of a review of these lines: no address that is refused or the user's own, and no new one twice. */
export const reviewSchema = (going: readonly ResendReviewLine[], ownEmail: string) =>
  object({
    lines: mixed<ReviewValues['lines']>().test('addresses', (lines = [], context) => {
      const errors = refusals(going, lines, ownEmail).flatMap((refusal, index) =>
        refusal === null ? [] : [context.createError({ path: `lines[${index}].email`, message: { ...refusal } })],
      );
      return errors.length === 0 || new ValidationError(errors);
    }),
    ...reasonSchema,
  });

function refusals(
  going: readonly ResendReviewLine[],
  lines: ReviewValues['lines'],
  ownEmail: string,
): readonly (Refusal | null)[] {
  const taken = new Set<string>();
  return going.map((line, index) => {
    const email = lines[index]?.email ?? '';
    const wrong = checkRecipientEmail(email);
    if (wrong !== null) return wrong;
    if (mailboxOf(email) === mailboxOf(ownEmail)) return { key: 'error.resend.self' };
    if (!isNewAddress(line, email)) return null;
    const isTaken = taken.has(emailKey(email));
    taken.add(emailKey(email));
    return isTaken ? { key: 'error.resend.twice' } : null;
  });
}
