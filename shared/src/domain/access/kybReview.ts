import { KYB_STATUSES, type KybStatus } from './kybStatuses.ts';
import { checkReason } from '../textRules.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';

/** The decisions of staff about the business of an organisation. */
export const KYB_DECISIONS = ['APPROVE', 'REJECT', 'MORE_INFORMATION'] as const;
export type KybDecision = (typeof KYB_DECISIONS)[number];

/** Uses of rewards that an organisation names when it applies. */
export const REWARDS_USAGES = ['EMPLOYEES', 'CUSTOMERS', 'RESEARCH_PARTICIPANTS', 'OTHER'] as const;
export type RewardsUsage = (typeof REWARDS_USAGES)[number];

/** States in which an organisation waits for a decision. */
export const KYB_QUEUE: readonly KybStatus[] = ['PENDING_KYB', 'UNDER_REVIEW'];

/** How far the review of an organisation is. */
export interface KybProgress {
  readonly kybStatus: KybStatus;
  /** Staff asked for more information, and nothing was answered, submitted or decided since. */
  readonly awaitsInformation: boolean;
}

/** True while staff may decide, also about one that they asked something: what they need may come by mail. */
export const isDecidable = ({ kybStatus }: Pick<KybProgress, 'kybStatus'>): boolean => KYB_QUEUE.includes(kybStatus);

/** The state that a decision leads to. A question leaves the review open: it stands beside the state. */
export const STATUS_AFTER: Readonly<Record<KybDecision, KybStatus>> = {
  APPROVE: 'APPROVED',
  REJECT: 'REJECTED',
  MORE_INFORMATION: 'UNDER_REVIEW',
};

/** Validates the reason of a decision, or the question, which the customer reads; an approval needs none. Null when valid. */
export function checkKybReason(decision: KybDecision, reason: string): Refusal | null {
  if (reason.trim() !== '') return checkReason(reason);
  if (decision === 'MORE_INFORMATION') return { key: 'error.staff.questionRequired' };
  return decision === 'APPROVE' ? null : checkReason(reason);
}

/**
 * The filters of the list of reviews: those that wait for a decision, those that staff asked for more information, or one
 * state. QUEUE and the states that wait leave out those that were asked.
 */
export const KYB_FILTERS = ['QUEUE', 'INFORMATION', ...KYB_STATUSES] as const;
export type KybFilter = (typeof KYB_FILTERS)[number];
