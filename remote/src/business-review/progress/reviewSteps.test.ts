import { KYB_STATUSES } from '@portal/shared/domain/access/kybStatuses';
import { valueOfNewerServer } from '../../testing/valueOfNewerServer.ts';
import { getReviewSteps } from './reviewSteps.ts';

const AT = '2026-11-20T09:00:00Z';
const NOT_CHECKED = { submittedAt: AT, checkedAt: null, decidedAt: null };

const states = (review: Parameters<typeof getReviewSteps>[0]): string =>
  getReviewSteps(review)
    .map(({ state }) => state)
    .join(' ');

test('each state of a review has its step', () => {
  const all = [...KYB_STATUSES, valueOfNewerServer<(typeof KYB_STATUSES)[number]>()];
  expect(all.map((kybStatus) => [kybStatus, states({ kybStatus, ...NOT_CHECKED })])).toEqual([
    ['NONE', 'done current open'],
    ['NOT_SUBMITTED', 'current open open'],
    ['UNDER_REVIEW', 'done current open'],
    ['APPROVED', 'done done done'],
    ['REJECTED', 'done done done'],
    ['PENDING_KYB', 'done current open'],
    ['ON_THE_MOON', 'done current open'],
  ]);
});

test('once the checks have ended, staff decide', () => {
  expect(states({ kybStatus: 'UNDER_REVIEW', ...NOT_CHECKED, checkedAt: AT })).toBe('done done current');
});
