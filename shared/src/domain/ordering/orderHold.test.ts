import { holdReasonFor } from './orderHold.ts';

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
