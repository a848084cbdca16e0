import { REWARD_STATUSES } from '../enumerations.ts';
import { rewardStatusAt } from './rewardStatus.ts';

it('past its last day a reward is expired, unless it was used up or cancelled before', () => {
  const end = new Date('2026-03-02T12:00:00.000Z');
  const before = new Date('2026-03-02T11:59:59.999Z');
  const after = REWARD_STATUSES.map((status) => rewardStatusAt(status, end, end));
  expect(after).toEqual(['EXPIRED', 'EXPIRED', 'EXPIRED', 'REDEEMED', 'CANCELLED', 'EXPIRED']);
  expect(REWARD_STATUSES.map((status) => rewardStatusAt(status, end, before))).toEqual(REWARD_STATUSES);
  expect(rewardStatusAt('ACTIVE', null, end)).toBe('ACTIVE');
});
