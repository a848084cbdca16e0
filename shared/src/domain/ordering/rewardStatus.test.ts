import { REWARD_STATUSES, type RewardStatus } from '../enumerations.ts';
import { rewardStatusAt } from './rewardStatus.ts';

const END = new Date('2026-03-02T12:00:00.000Z');
const BEFORE = new Date('2026-03-02T11:59:59.999Z');
const stored = (status: RewardStatus, more = {}) => ({ status, expiresAt: null, frozenUntil: null, ...more });

it('past its last day a reward is expired, unless it was used up or cancelled before', () => {
  const at = (now: Date) => REWARD_STATUSES.map((status) => rewardStatusAt(stored(status, { expiresAt: END }), now));
  expect(at(END)).toEqual(['EXPIRED', 'EXPIRED', 'EXPIRED', 'REDEEMED', 'CANCELLED', 'EXPIRED']);
  expect(at(BEFORE)).toEqual(REWARD_STATUSES);
  expect(rewardStatusAt(stored('ACTIVE'), END)).toBe('ACTIVE');
});

it('a freeze ends by the clock', () => {
  const frozen = stored('FROZEN', { frozenUntil: END });
  expect(rewardStatusAt(frozen, BEFORE)).toBe('FROZEN');
  expect(rewardStatusAt(frozen, END)).toBe('ACTIVE');
  expect(rewardStatusAt({ ...frozen, expiresAt: END }, END)).toBe('EXPIRED');
});
