import type { PossibleAction } from '@portal/shared/contract/rewardActions';
import { DELIVERY_METHODS } from '@portal/shared/domain/enumerations';
import {
  findActionRefusal,
  getActionDeadline,
  isMoneyActionEmulated,
  isActionPermitted,
  REWARD_ACTIONS,
  type ActionableReward,
} from '@portal/shared/domain/ordering/rewardActions';
import type { SessionUser } from '../../access/SessionUser.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { OrderLineView } from './orderLineReadModel.ts';
import { getRewardStatus, type RewardedLine } from './rewardState.ts';

/** The user who looks at a line, and the time of it. */
export interface ViewContext {
  readonly user: SessionUser;
  readonly now: Date;
}

/** The part of a line that decides what can be done to its reward. */
export type ActionableLine = RewardedLine &
  Pick<
    OrderLineView,
    | 'delivery_method'
    | 'ptid'
    | 'initial_minor'
    | 'remaining_minor'
    | 'issued_at'
    | 'scheduled_at'
    | 'reward_type'
    | 'has_card'
    | 'is_under_way'
  >;

/** Returns when a line was issued, or the time that was set for it to be sent at: days are counted from then. */
export const getSendingStart = ({ issued_at, scheduled_at }: Pick<OrderLineView, 'issued_at' | 'scheduled_at'>) =>
  issued_at !== null && scheduled_at !== null && scheduled_at > issued_at ? scheduled_at : issued_at;

/** A line's reward as the rule of actions sees it. */
export function toActionableReward(line: ActionableLine, now: Date): ActionableReward {
  const remaining = line.remaining_minor ?? 0n;
  return {
    deliveryMethod: oneOf(DELIVERY_METHODS, line.delivery_method),
    isPrinted: line.ptid !== null,
    status: getRewardStatus(line, now),
    isTouched: remaining < (line.initial_minor ?? 0n),
    hasValueLeft: remaining > 0n,
    issuedAt: getSendingStart(line),
    expiresAt: line.expires_at,
    isPromo: line.reward_type?.toLowerCase() === 'promo',
    hasCard: line.has_card,
    isUnderWay: line.is_under_way,
  };
}

/** The actions that a user has the right to, each with why it is not possible now and until when it is. */
export function possibleActions(user: SessionUser, line: ActionableLine, now: Date): PossibleAction[] {
  const reward = toActionableReward(line, now);
  return REWARD_ACTIONS.filter((action) => isActionPermitted(user, action, reward)).map((action) => ({
    action,
    refusal: isMoneyActionEmulated(user, action) ? 'emulated' : findActionRefusal(action, reward, now),
    until: getActionDeadline(action, reward)?.toISOString() ?? null,
  }));
}
