import type { KybStatus } from '../access/kybStatuses.ts';
import { businessDayAfter } from '../funding/businessDayAfter.ts';
import { checkReason } from '../textRules.ts';
import type { Refusal } from './rewardAmount.ts';

/** Why a paid order is not issued yet. CARD_REVIEW: the payment gateway reviews its card. */
export const HOLD_REASONS = ['BUSINESS_REVIEW', 'ACCOUNT_WATCHED', 'NEW_ACCOUNT_CARD', 'CARD_REVIEW'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** The decisions about a held order: it goes on, or is given up and its money returned. */
export const HOLD_DECISIONS = ['RELEASE', 'REFUSE'] as const;
export type HoldDecision = (typeof HOLD_DECISIONS)[number];

/** Holds that wait for a decision, who has waited longest first; or that were decided, the latest first. */
export const HOLD_LISTS = ['WAITING', 'DECIDED'] as const;

/** Business days in which a hold usually ends. */
export const HOLD_BUSINESS_DAYS: Readonly<Record<HoldReason, number>> = {
  BUSINESS_REVIEW: 2,
  ACCOUNT_WATCHED: 1,
  NEW_ACCOUNT_CARD: 2,
  CARD_REVIEW: 2,
};

interface PlacedUnder {
  readonly kybStatus: KybStatus;
  /** `confidenceAttribute` of the account. */
  readonly confidence: string | null;
  readonly isCard: boolean;
  readonly isInCardReview: boolean;
}

/** Returns why an order is held, the reason that lasts longest first; null when it goes on at once. */
export function holdReasonFor({ kybStatus, confidence, isCard, isInCardReview }: PlacedUnder): HoldReason | null {
  if (isInCardReview) return 'CARD_REVIEW';
  if (kybStatus === 'UNDER_REVIEW' || kybStatus === 'PENDING_KYB') return 'BUSINESS_REVIEW';
  if (confidence === 'NEW' && isCard) return 'NEW_ACCOUNT_CARD';
  return confidence === 'WATCH' ? 'ACCOUNT_WATCHED' : null;
}

/** Returns the day (YYYY-MM-DD, UTC) by which a hold usually ends, and if that day is over. */
export function expectHoldEnd(
  { reason, heldSince }: { readonly reason: HoldReason; readonly heldSince: Date },
  now: Date,
): { readonly expectedDate: string; readonly isLate: boolean } {
  const expectedDate = businessDayAfter(heldSince, HOLD_BUSINESS_DAYS[reason]);
  return { expectedDate, isLate: now.toISOString().slice(0, 10) > expectedDate };
}

/** False for a hold that ends by itself: the gateway decides about its card. */
export const isDecidedByStaff = (reason: HoldReason): boolean => reason !== 'CARD_REVIEW';

/** Validates the reason of a decision, which the customer reads; a release needs none. Null when valid. */
export const checkHoldReason = (decision: HoldDecision, reason: string): Refusal | null =>
  decision === 'RELEASE' && reason.trim() === '' ? null : checkReason(reason);
