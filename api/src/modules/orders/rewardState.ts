import { REWARD_STATUSES, type RewardStatus } from '@portal/shared/domain/enumerations';
import { rewardStatusAt } from '@portal/shared/domain/ordering/rewardStatus';
import { oneOf } from '../../db/oneOf.ts';
import type { OrderLineView } from './orderLineReadModel.ts';

export type RewardedLine = Pick<OrderLineView, 'reward_status' | 'expires_at' | 'frozen_until'>;

/** The status of a line's reward; null for one that has none. */
export function getRewardStatus(
  { reward_status, expires_at: expiresAt, frozen_until: frozenUntil }: RewardedLine,
  now: Date,
): RewardStatus | null {
  if (reward_status === null) return null;
  return rewardStatusAt({ status: oneOf(REWARD_STATUSES, reward_status), expiresAt, frozenUntil }, now);
}

/** Returns what is left to be spent of a line's reward: nothing of a cancelled one; null for a line that has none. */
export const getRemainingMinor = ({
  reward_status,
  remaining_minor,
}: Pick<OrderLineView, 'reward_status' | 'remaining_minor'>): bigint | null =>
  reward_status === 'CANCELLED' ? 0n : remaining_minor;
