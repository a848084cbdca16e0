import { holds, type Authority, type PermissionHolder } from '../access/permissions.ts';
import type { DeliveryMethod, RewardStatus } from '../enumerations.ts';
import { SETTINGS } from '../settings.ts';
import { isMailed } from './deliveryKinds.ts';

/** The actions on a reward that was issued. REISSUE: it is cancelled for good, and what is left of it goes out anew. */
export const REWARD_ACTIONS = ['FREEZE', 'UNFREEZE', 'CANCEL', 'REISSUE'] as const;
export type RewardAction = (typeof REWARD_ACTIONS)[number];

/** OPEN: the issuer has not answered yet. */
export const REWARD_ACTION_STATES = ['OPEN', 'DONE', 'REFUSED'] as const;

/** Why the issuer refuses an action: used meanwhile, void already, past the last day, or of a brand that freezes no cards. */
export const ISSUER_REFUSALS = ['USED', 'VOID', 'EXPIRED', 'NOT_FREEZABLE'] as const;
export type IssuerRefusal = (typeof ISSUER_REFUSALS)[number];

/** Why a reward is frozen, unfrozen, cancelled or reissued. */
export const ACTION_REASONS = [
  'DELIVERY_INFO',
  'REWARD_AMOUNT',
  'REWARD_TYPE',
  'VERIFY_ORDER',
  'FRAUD',
  'RECIPIENT',
  'RECIPIENT_REQUESTED',
  'OTHER',
] as const;
export type ActionReason = (typeof ACTION_REASONS)[number];

/** A reissue changes neither amount nor reward. */
const REISSUE_REASONS: readonly ActionReason[] = ['DELIVERY_INFO', 'RECIPIENT', 'RECIPIENT_REQUESTED', 'OTHER'];
const OTHER_REASONS: readonly ActionReason[] = [
  'DELIVERY_INFO',
  'REWARD_AMOUNT',
  'REWARD_TYPE',
  'VERIFY_ORDER',
  'FRAUD',
  'OTHER',
];

export const listActionReasons = (action: RewardAction): readonly ActionReason[] =>
  action === 'REISSUE' ? REISSUE_REASONS : OTHER_REASONS;

/** Why an action is not possible now. */
export const ACTION_REFUSALS = [
  'emulated',
  'notIssued',
  'physical',
  'underWay',
  'cancelled',
  'noCard',
  'expired',
  'expiredLong',
  'nothingLeft',
  'used',
  'tooLate',
  'frozen',
  'notFrozen',
] as const;
export type ActionRefusal = (typeof ACTION_REFUSALS)[number];

export interface ActionableReward {
  readonly deliveryMethod: DeliveryMethod;
  /** Its link stands in a letter. */
  readonly isPrinted: boolean;
  /** At the time that is asked about; null: no reward was issued. */
  readonly status: RewardStatus | null;
  readonly isTouched: boolean;
  readonly hasValueLeft: boolean;
  /** When it was issued, or is sent: the later of the two. */
  readonly issuedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly isPromo: boolean;
  /** False for a reward from before the issuer kept cards: it cannot be asked about it. */
  readonly hasCard: boolean;
  /** Another action waits for the issuer. */
  readonly isUnderWay: boolean;
}

const { windowMs, expiredPromoMs } = SETTINGS.rewardActions;

const after = (start: Date | null, ms: number): Date | null => start && new Date(start.getTime() + ms);

const isExpired = ({ status }: ActionableReward): boolean => status === 'EXPIRED';

/** The right that an action needs; one of its own for what has expired. */
export function getActionRight(action: RewardAction, reward: ActionableReward): Authority {
  if (action === 'CANCEL') return 'CANCEL_REWARDS_MANAGE';
  if (action !== 'REISSUE') return 'FREEZE_REWARDS_MANAGE';
  return isExpired(reward) ? 'REISSUE_EXPIRED_PROMO_LINK_REWARDS_MANAGE' : 'REISSUE_REWARDS_MANAGE';
}

/** Tells whether a user may do that to a reward at all. Staff who emulate an organisation reissue nothing. */
export const isActionPermitted = (user: PermissionHolder, action: RewardAction, reward: ActionableReward): boolean =>
  holds(user, getActionRight(action, reward)) && (action !== 'REISSUE' || user.emulationPlatformId === null);

const MOVES_MONEY: readonly RewardAction[] = ['CANCEL', 'REISSUE'];

/** True for an action that moves money, while staff emulate an organisation. */
export const isMoneyActionEmulated = (
  user: Pick<PermissionHolder, 'emulationPlatformId'>,
  action: RewardAction,
): boolean => user.emulationPlatformId !== null && MOVES_MONEY.includes(action);

/** When an action ends being possible; null: no day ends it. */
export function getActionDeadline(action: RewardAction, reward: ActionableReward): Date | null {
  if (action === 'UNFREEZE') return null;
  if (action !== 'REISSUE') return after(reward.issuedAt, windowMs);
  return isExpired(reward) ? after(reward.expiresAt, expiredPromoMs) : reward.expiresAt;
}

/** Null when an action is possible now. */
export function findActionRefusal(action: RewardAction, reward: ActionableReward, now: Date): ActionRefusal | null {
  const isFrozen = reward.status === 'FROZEN';
  if (reward.status === null) return 'notIssued';
  if (reward.status === 'CANCELLED') return 'cancelled';
  if (reward.isUnderWay) return 'underWay';
  // There is no hold to lift or to set, whatever else would keep anybody from it.
  if (action === 'UNFREEZE' && !isFrozen) return 'notFrozen';
  if (action === 'FREEZE' && isFrozen) return 'frozen';
  // The link in a letter can be stopped, but neither a card nor a letter is sent anew.
  if (isMailed(reward.deliveryMethod) && (!reward.isPrinted || action === 'REISSUE')) return 'physical';
  if (!reward.hasCard) return 'noCard';
  if (action === 'UNFREEZE') return null;
  return action === 'REISSUE' ? reissueRefusal(reward, now) : earlyRefusal(action, reward, now);
}

function reissueRefusal(reward: ActionableReward, now: Date): ActionRefusal | null {
  if (!reward.hasValueLeft) return 'nothingLeft';
  if (!isExpired(reward)) return null;
  if (!reward.isPromo) return 'expired';
  const until = getActionDeadline('REISSUE', reward);
  return until !== null && until <= now ? 'expiredLong' : null;
}

/** Freezing and cancelling: of rewards that nothing was spent of, in their first days. */
function earlyRefusal(action: 'FREEZE' | 'CANCEL', reward: ActionableReward, now: Date): ActionRefusal | null {
  if (reward.isTouched) return 'used';
  if (isExpired(reward)) return 'expired';
  const until = getActionDeadline(action, reward);
  return until !== null && until <= now ? 'tooLate' : null;
}
