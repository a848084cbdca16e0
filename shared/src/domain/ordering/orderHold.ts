import type { KybStatus } from '../access/kybStatuses.ts';

/** Why a paid order is not issued yet. CARD_REVIEW: the payment gateway reviews its card. */
export const HOLD_REASONS = ['BUSINESS_REVIEW', 'ACCOUNT_WATCHED', 'NEW_ACCOUNT_CARD', 'CARD_REVIEW'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

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
