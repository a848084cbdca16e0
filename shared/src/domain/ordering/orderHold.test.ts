import { checkHoldReason, expectHoldEnd, holdReasonFor } from './orderHold.ts';

const PLACED = { kybStatus: 'APPROVED', confidence: 'TRUSTED', isCard: false, isInCardReview: false } as const;

test.each([
  ['a trusted account', {}, null],
  ['an organization under review', { kybStatus: 'UNDER_REVIEW' }, 'BUSINESS_REVIEW'],
  ['an organization whose papers came in', { kybStatus: 'PENDING_KYB' }, 'BUSINESS_REVIEW'],
  ['a watched account', { confidence: 'WATCH' }, 'ACCOUNT_WATCHED'],
  ['a new account by balance', { confidence: 'NEW' }, null],
  ['a new account by card', { confidence: 'NEW', isCard: true }, 'NEW_ACCOUNT_CARD'],
  ['a card in review', { kybStatus: 'UNDER_REVIEW', isCard: true, isInCardReview: true }, 'CARD_REVIEW'],
] as const)('an order of %s', (_, more, reason) => {
  expect(holdReasonFor({ ...PLACED, ...more })).toBe(reason);
});

// 2026-11-20 is a Friday, 2026-11-26 Thanksgiving.
test.each([
  ['ACCOUNT_WATCHED', '2026-11-20T23:30:00Z', '2026-11-23T23:59:59Z', { expectedDate: '2026-11-23', isLate: false }],
  ['ACCOUNT_WATCHED', '2026-11-20T23:30:00Z', '2026-11-24T00:00:00Z', { expectedDate: '2026-11-23', isLate: true }],
  ['BUSINESS_REVIEW', '2026-11-25T08:00:00Z', '2026-11-25T08:00:00Z', { expectedDate: '2026-11-30', isLate: false }],
] as const)('%s since %s is seen at %s', (reason, heldSince, now, expected) => {
  expect(expectHoldEnd({ reason, heldSince: new Date(heldSince) }, new Date(now))).toEqual(expected);
});

test.each([
  ['RELEASE', '', null],
  ['REFUSE', ' ', { key: 'error.staff.reasonRequired' }],
  ['REFUSE', 'Unknown buyer', null],
  ['RELEASE', 'a\0b', { key: 'error.text.characters' }],
] as const)('%s because of %j', (decision, reason, refusal) => {
  expect(checkHoldReason(decision, reason)).toEqual(refusal);
});
