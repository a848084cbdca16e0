import { businessDayAfter } from '../funding/businessDayAfter.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { SETTINGS } from '../settings.ts';
import { checkMessage } from '../textRules.ts';
import { isDecidable } from './kybReview.ts';
import type { KybStatus } from './kybStatuses.ts';

/** Submitted facts that a question of staff may name. */
export const KYB_FIELDS = [
  'COMPANY_NAME',
  'ADDRESS',
  'PHONE_NUMBER',
  'TAX_ID',
  'REWARDS_USAGE',
  'WEB_SITE',
  'INDUSTRY',
  'MONTHLY_VOLUME',
  'FIRST_SEND',
] as const;
export type KybField = (typeof KYB_FIELDS)[number];

/** Submitted facts that a service compares with registers, and lists on which no customer may stand. */
export const KYB_CHECKS = ['COMPANY_NAME', 'ADDRESS', 'TAX_ID', 'SANCTIONS_LISTS'] as const;
export type KybCheck = (typeof KYB_CHECKS)[number];

/** Results of a check. MATCH: as submitted, or on no list. LIST_HIT: the name stands on a list. UNKNOWN: nothing to compare with. */
export const KYB_CHECK_RESULTS = ['MATCH', 'MISMATCH', 'LIST_HIT', 'UNKNOWN'] as const;
export type KybCheckResult = (typeof KYB_CHECK_RESULTS)[number];

/** Content types of a file that goes with an answer, by its first bytes. */
export const REVIEW_FILE_TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export type ReviewFileType = (typeof REVIEW_FILE_TYPES)[number];

/** Returns the day (YYYY-MM-DD, UTC) by which staff usually decide about what came at that time. */
export const expectReviewEnd = (since: Date): string => businessDayAfter(since, SETTINGS.businessReview.businessDays);

const DAY_MS = 24 * 60 * 60_000;

/** How far a review is: what came last, and if staff wait for an answer. */
export interface ReviewProgress {
  readonly kybStatus: KybStatus;
  readonly submittedAt: Date | null;
  readonly answeredAt: Date | null;
  readonly isAsked: boolean;
}

/** Returns how long an organisation has waited for staff, since it submitted or answered; nothing while it does not wait. */
export function describeWait({ kybStatus, submittedAt, answeredAt, isAsked }: ReviewProgress, now: Date) {
  const since = [submittedAt, answeredAt].reduce((a, b) => (a === null || (b !== null && b > a) ? b : a));
  if (since === null || isAsked || !isDecidable({ kybStatus })) return null;
  const expectedOn = expectReviewEnd(since);
  return {
    since,
    days: Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY_MS)),
    expectedOn,
    isLate: now.toISOString().slice(0, 10) > expectedOn,
  };
}

/** Validates an answer to a question of staff: a text, a file or both. Null when valid. */
export const checkReviewAnswer = (text: string, files: number): Refusal | null =>
  text.trim() === '' && files === 0
    ? { key: 'error.businessReview.answerRequired' }
    : checkMessage(text, SETTINGS.businessReview.answerLength);

const FIRST_BYTES: Readonly<Record<ReviewFileType, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/** Returns the type of a file by its first bytes, whatever its name says; null for one that is not taken. */
export const findReviewFileType = (bytes: Uint8Array): ReviewFileType | null =>
  REVIEW_FILE_TYPES.find((type) => FIRST_BYTES[type].every((byte, at) => bytes[at] === byte)) ?? null;
