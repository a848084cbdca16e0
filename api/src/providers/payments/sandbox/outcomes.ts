/** Result of a charge as the REST interface words it. */
export interface Outcome {
  readonly state: 'captured' | 'review' | 'declined';
  readonly status: string;
  readonly reasonCode: string;
  readonly reason: string | null;
}

/** Words of the REST interface for the reason codes that a scripted card may ask for. */
const WORDS: Readonly<Record<string, string>> = {
  '200': 'AVS_FAILED',
  '201': 'CONTACT_PROCESSOR',
  '202': 'EXPIRED_CARD',
  '203': 'PROCESSOR_DECLINED',
  '204': 'INSUFFICIENT_FUND',
  '205': 'STOLEN_LOST_CARD',
  '207': 'ISSUER_UNAVAILABLE',
  '208': 'UNAUTHORIZED_CARD',
  '209': 'CVN_NOT_MATCH',
  '210': 'EXCEEDS_CREDIT_LIMIT',
  '211': 'INVALID_CVN',
  '220': 'DECLINED_CHECK',
  '221': 'BLACKLISTED_CUSTOMER',
  '222': 'SUSPENDED_ACCOUNT',
  '230': 'CV_FAILED',
  '231': 'INVALID_ACCOUNT',
  '232': 'CARD_TYPE_NOT_ACCEPTED',
  '233': 'GENERAL_DECLINE',
  '234': 'INVALID_MERCHANT_CONFIGURATION',
  '236': 'PROCESSOR_ERROR',
  '240': 'INVALID_CARD_TYPE',
  '400': 'SCORE_EXCEEDS_THRESHOLD',
  '475': 'PENDING_AUTHENTICATION',
  '476': 'CONSUMER_AUTHENTICATION_FAILED',
  '478': 'CONSUMER_AUTHENTICATION_REQUIRED',
  '481': 'DECISION_PROFILE_REJECT',
};
const OTHER = '203';

export const CAPTURED: Outcome = { state: 'captured', status: 'AUTHORIZED', reasonCode: '100', reason: null };

export function declined(reasonCode: string): Outcome {
  const reason = WORDS[reasonCode];
  if (reason === undefined) return declined(OTHER);
  return { state: 'declined', status: 'DECLINED', reasonCode, reason };
}

/** Outcomes by the cents of the amount, so that each can be tried with any card. */
const BY_CENTS: Readonly<Record<string, Outcome>> = {
  '51': declined('203'),
  '29': declined('210'),
  '11': { state: 'review', status: 'AUTHORIZED_PENDING_REVIEW', reasonCode: '480', reason: 'DECISION_PROFILE_REVIEW' },
  '22': { state: 'review', status: 'PENDING_REVIEW', reasonCode: '700', reason: 'CUSTOMER_WATCHLIST_MATCH' },
};

/** Cents of a payment that the processor finds out of range: refused as an invalid field, nothing is recorded. */
export const OUT_OF_RANGE_CENTS = '52';

/** Cents of a refund that the processor declines. */
export const DECLINED_REFUND_CENTS = '53';

export const getCents = (amount: string): string => amount.split('.')[1] ?? '';

/** Decides what a charge of `amount` (decimal text) comes to; `script` is what the card asks for. */
export const getOutcome = (amount: string, script: string | null): Outcome =>
  script === null ? (BY_CENTS[getCents(amount)] ?? CAPTURED) : declined(script);
