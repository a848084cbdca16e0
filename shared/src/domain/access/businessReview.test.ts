import { isAllowedByReview, isKybCleared, REVIEWED_ACTIONS } from './businessReview.ts';
import { KYB_STATUSES } from './kybStatuses.ts';

const ALL = [...REVIEWED_ACTIONS];

it('allows by the state of the review', () => {
  const allowed = [...KYB_STATUSES, 'NEWER'].map((status) => [
    status,
    REVIEWED_ACTIONS.filter((action) => isAllowedByReview(status, action)),
  ]);
  expect(Object.fromEntries(allowed)).toEqual({
    NONE: ALL,
    APPROVED: ALL,
    UNDER_REVIEW: ['ORDER', 'FUND'],
    PENDING_KYB: ['ORDER', 'FUND'],
    NOT_SUBMITTED: [],
    REJECTED: [],
    NEWER: ['ORDER', 'FUND'],
  });
});

it('is cleared where nothing is forbidden', () => {
  expect(KYB_STATUSES.filter(isKybCleared)).toEqual(['NONE', 'APPROVED']);
});
