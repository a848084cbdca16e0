import { KYB_STATUSES, type KybStatus } from './kybStatuses.ts';
import { checkMessage } from './lineTexts.ts';
import type { Refusal } from './rewardAmount.ts';

/** What staff decide about the business of an organisation. */
export const KYB_DECISIONS = ['APPROVE', 'REJECT', 'MORE_INFORMATION'] as const;
export type KybDecision = (typeof KYB_DECISIONS)[number];

/** Uses of rewards that an organisation names when it applies. */
export const REWARDS_USAGES = ['EMPLOYEES', 'CUSTOMERS', 'RESEARCH_PARTICIPANTS', 'OTHER'] as const;
export type RewardsUsage = (typeof REWARDS_USAGES)[number];

/** States in which an organisation waits for a decision. */
export const KYB_QUEUE: readonly KybStatus[] = ['PENDING_KYB', 'UNDER_REVIEW'];

/** True while staff may decide. */
export const isDecidable = (status: KybStatus): boolean => KYB_QUEUE.includes(status);

/** The state that a decision leads to; whoever is asked for more information submits again. */
export const STATUS_AFTER: Readonly<Record<KybDecision, KybStatus>> = {
  APPROVE: 'APPROVED',
  REJECT: 'REJECTED',
  MORE_INFORMATION: 'NOT_SUBMITTED',
};

/** Validates the reason of a decision, which the customer reads; an approval needs none. Null when valid. */
export function checkKybReason(decision: KybDecision, reason: string): Refusal | null {
  if (reason.trim() === '') return decision === 'APPROVE' ? null : { key: 'error.staff.reasonRequired' };
  return checkMessage(reason);
}

/** What the list of reviews may be narrowed to: those that wait, or one state. */
export const KYB_FILTERS = ['QUEUE', ...KYB_STATUSES] as const;
export type KybFilter = (typeof KYB_FILTERS)[number];
