import type { RewardStatus } from '../enumerations.ts';

/** Statuses of a reward whose value can still be lost: past its last day it counts as expired. */
export const ENDING_STATUSES: readonly RewardStatus[] = ['ACTIVE', 'FROZEN', 'PARTIALLY_REDEEMED'];

/** The status of a reward at a time, also before a job has marked it: it ends with its last day. */
export const rewardStatusAt = (status: RewardStatus, expiresAt: Date | null, now: Date): RewardStatus =>
  ENDING_STATUSES.includes(status) && expiresAt !== null && expiresAt <= now ? 'EXPIRED' : status;
