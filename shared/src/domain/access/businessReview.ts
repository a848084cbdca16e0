import type { KybStatus } from './kybStatuses.ts';

/**
 * Actions that the review of an organisation's business may forbid: ordering, adding and moving funds, inviting users, sending
 * test mails, keys and integrations, the credit of money that came in, and making reports.
 */
export const REVIEWED_ACTIONS = ['ORDER', 'FUND', 'INVITE', 'TEST_MAIL', 'INTEGRATE', 'CREDIT', 'REPORT'] as const;
export type ReviewedAction = (typeof REVIEWED_ACTIONS)[number];

/** While staff review a business it orders and funds: its orders are held, its deposits wait. */
const DURING_REVIEW: readonly ReviewedAction[] = ['ORDER', 'FUND'];

const ALLOWED: Readonly<Record<KybStatus, readonly ReviewedAction[]>> = {
  NONE: REVIEWED_ACTIONS,
  APPROVED: REVIEWED_ACTIONS,
  UNDER_REVIEW: DURING_REVIEW,
  PENDING_KYB: DURING_REVIEW,
  NOT_SUBMITTED: [],
  REJECTED: [],
};

const isKnown = (status: string): status is KybStatus => status in ALLOWED;

/** True when an organisation in that state may do it. A state of a newer server counts as a review. */
export const isAllowedByReview = (kybStatus: string, action: ReviewedAction): boolean =>
  (isKnown(kybStatus) ? ALLOWED[kybStatus] : DURING_REVIEW).includes(action);

/** True when the review of the organisation's business forbids nothing. */
export const isKybCleared = (kybStatus: string): boolean =>
  REVIEWED_ACTIONS.every((action) => isAllowedByReview(kybStatus, action));
