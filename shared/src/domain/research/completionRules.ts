import type { CompletionStatus } from '../enumerations.ts';
import type { IncentiveFacts } from './incentiveStatus.ts';

/** The verdict on a recipient's address: `NOT_NORMALIZED` cannot be brought into one form, `INVALID` cannot be sent to. */
export type RecipientVerdict = 'OK' | 'NOT_NORMALIZED' | 'INVALID';

/** An incentive as a response meets it, and the verdict on its recipient. */
export interface CompletionFacts extends Pick<
  IncentiveFacts,
  'endsAt' | 'quantity' | 'completesAllowed' | 'rewardsIssued' | 'responsesTaken'
> {
  readonly recipient: RecipientVerdict;
}

/** Returns the first limit that a new response meets, in their order; null: its reward may be ordered. */
export function findMetLimit(facts: CompletionFacts, now: Date): Exclude<CompletionStatus, 'COMPLETE'> | null {
  if (now >= facts.endsAt) return 'END_DATE_PASSED';
  if (facts.responsesTaken >= facts.completesAllowed) return 'COMPLETES_EXCEEDED';
  if (facts.recipient === 'NOT_NORMALIZED') return 'EMAIL_NORMALIZATION_FAILED';
  if (facts.recipient === 'INVALID') return 'INVALID_EMAIL';
  return facts.rewardsIssued >= facts.quantity ? 'QUANTITY_EXCEEDED' : null;
}

/** True for a response that uses up one of the completes: all but those that came too late or after the last. */
export const isTaken = (status: CompletionStatus): boolean =>
  status !== 'END_DATE_PASSED' && status !== 'COMPLETES_EXCEEDED';

/** True for a response whose reward may be ordered later: what failed can be put right. */
export const isRetryable = (status: CompletionStatus): boolean =>
  status === 'INSUFFICIENT_FUNDS' || status === 'SYSTEM_FAILURE';
