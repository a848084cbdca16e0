import type { RewardStatus } from '../enumerations.ts';

/** Statuses of a reward whose value can still be lost: past its last day it counts as expired. */
export const ENDING_STATUSES: readonly RewardStatus[] = ['ACTIVE', 'FROZEN', 'PARTIALLY_REDEEMED'];

const USABLE: readonly (RewardStatus | null)[] = ['ACTIVE', 'PARTIALLY_REDEEMED'];

/** True for a reward that its recipient can use. */
export const isUsable = (status: RewardStatus | null): boolean => USABLE.includes(status);

/** A reward as it is stored. `frozenUntil`: when a freeze ends by itself; null while it is not frozen. */
export interface StoredReward {
  readonly status: RewardStatus;
  readonly expiresAt: Date | null;
  readonly frozenUntil: Date | null;
}

/** The status of a reward at a time, also before a job has marked it: a freeze ends by the clock, the reward with its last day. */
export function rewardStatusAt({ status, expiresAt, frozenUntil }: StoredReward, now: Date): RewardStatus {
  if (ENDING_STATUSES.includes(status) && expiresAt !== null && expiresAt <= now) return 'EXPIRED';
  // Only rewards that nothing was spent of are frozen.
  return status === 'FROZEN' && frozenUntil !== null && frozenUntil <= now ? 'ACTIVE' : status;
}
