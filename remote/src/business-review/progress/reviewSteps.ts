import type { BusinessReview } from '@portal/shared/contract/businessReview';

export interface ReviewStep {
  readonly name: 'received' | 'checked' | 'decided';
  readonly state: 'done' | 'current' | 'open';
  /** When it was done, where that is known. */
  readonly at: string | null;
}

type ReviewDates = Pick<BusinessReview, 'kybStatus' | 'submittedAt' | 'checkedAt' | 'decidedAt'>;

/** True once staff have decided, for or against. */
export const isDecided = ({ kybStatus }: Pick<BusinessReview, 'kybStatus'>): boolean =>
  kybStatus === 'APPROVED' || kybStatus === 'REJECTED';

/**
 * Returns how far a review is: received, checked, decided, with one current step until the end. A state of a newer server
 * counts as a review.
 */
export function getReviewSteps(review: ReviewDates): readonly ReviewStep[] {
  const { kybStatus, submittedAt, checkedAt, decidedAt } = review;
  const isEnded = isDecided(review);
  const done = [kybStatus !== 'NOT_SUBMITTED', isEnded || checkedAt !== null, isEnded];
  const current = done.indexOf(false);
  const toState = (at: number): ReviewStep['state'] => {
    if (current === -1 || at < current) return 'done';
    return at === current ? 'current' : 'open';
  };
  return [
    { name: 'received', state: toState(0), at: submittedAt },
    { name: 'checked', state: toState(1), at: checkedAt },
    { name: 'decided', state: toState(2), at: decidedAt },
  ];
}
