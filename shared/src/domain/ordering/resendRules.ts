import { holds, type PermissionHolder } from '../access/permissions.ts';
import type { DeliveryMethod, DeliveryStatus, LineItemStatus, RewardStatus } from '../enumerations.ts';
import { SETTINGS } from '../settings.ts';
import { checkMessage } from '../textRules.ts';
import { getFulfillmentType } from './deliverySupport.ts';
import { emailKey } from './recipientRules.ts';
import type { Refusal } from './rewardAmount.ts';
import { isUsable } from './rewardStatus.ts';

/** Why a reward is sent again. */
export const RESEND_REASONS = [
  'NOT_RECEIVED',
  'LOST_DELETED',
  'DELIVERY_INFO',
  'DELIVERY_METHOD',
  'REMINDER',
  'OTHER',
] as const;
export type ResendReason = (typeof RESEND_REASONS)[number];

/** Validates the words for another reason. Null when valid. */
export const checkOtherReason = (reason: string, words: string): Refusal | null => {
  if (reason !== 'OTHER') return null;
  return words.trim() === '' ? { key: 'error.resend.otherRequired' } : checkMessage(words);
};

/** The right of a user to send a line again: not at all, to the same address, or to another one. */
export const RESEND_RIGHTS = ['NONE', 'SAME_ADDRESS', 'NEW_ADDRESS'] as const;
export type ResendRight = (typeof RESEND_RIGHTS)[number];

/** Staff who emulate an organisation send to nobody that it has not chosen. */
export function resendRight(user: PermissionHolder, isOwn: boolean): ResendRight {
  const own = (code: Parameters<typeof holds>[1]) => isOwn && holds(user, code);
  if (holds(user, 'ORDER_HISTORY_MANAGE') || own('INDIVIDUAL_ORDER_HISTORY_MANAGE'))
    return user.emulationPlatformId === null ? 'NEW_ADDRESS' : 'SAME_ADDRESS';
  return holds(user, 'ORDER_HISTORY_ACCESS') || own('INDIVIDUAL_ORDER_HISTORY_ACCESS') ? 'SAME_ADDRESS' : 'NONE';
}

/** Why a line cannot be sent again now. */
export const RESEND_REFUSALS = ['notIssued', 'method', 'actionOpen', 'notUsable', 'underWay', 'tooSoon'] as const;
export type ResendRefusal = (typeof RESEND_REFUSALS)[number];

/** Why one of many lines is not sent again: also its address may be refused, which the user may not change. */
export const SKIP_REASONS = [...RESEND_REFUSALS, 'address', 'failed'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** The outcomes for a line that was to be sent again with others. */
export const BATCH_OUTCOMES = ['sent', ...SKIP_REASONS] as const;
export type BatchOutcome = (typeof BATCH_OUTCOMES)[number];

export interface ResendableLine {
  readonly status: LineItemStatus;
  readonly deliveryMethod: DeliveryMethod;
  readonly deliveryStatus: DeliveryStatus;
  readonly rewardStatus: RewardStatus | null;
  /** Something that was asked of the issuer waits for its answer. */
  readonly hasOpenAction: boolean;
  /** When it was last sent again by a message that did not come back. */
  readonly lastResentAt: Date | null;
}

/** When a line may be sent again, after it was. */
export const nextResendAt = (lastResentAt: Date | null): Date | null =>
  lastResentAt && new Date(lastResentAt.getTime() + SETTINGS.resends.pauseMs);

/** Null when the line can be sent again now. */
export function resendRefusal(line: ResendableLine, now: Date): ResendRefusal | null {
  if (line.status !== 'COMPLETE') return 'notIssued';
  if (getFulfillmentType(line.deliveryMethod) !== 'DIGITAL') return 'method';
  if (line.hasOpenAction) return 'actionOpen';
  if (!isUsable(line.rewardStatus)) return 'notUsable';
  if (line.deliveryStatus === 'PROCESSING' || line.deliveryStatus === 'SCHEDULED') return 'underWay';
  const next = nextResendAt(line.lastResentAt);
  return next !== null && next > now ? 'tooSoon' : null;
}

/** An address to which a reward goes. `isNew`: it is not the reward's own. */
interface ResendTarget {
  readonly email: string;
  readonly isNew: boolean;
}

/** Returns the indexes of the new addresses to which another of these rewards goes too. */
export function sharedTargets(targets: readonly ResendTarget[]): ReadonlySet<number> {
  const keys = targets.map(({ email }) => emailKey(email));
  const rewardsOf = new Map<string, number>();
  for (const key of keys) rewardsOf.set(key, (rewardsOf.get(key) ?? 0) + 1);
  const isShared = (index: number): boolean => (rewardsOf.get(keys[index] ?? '') ?? 0) > 1;
  return new Set(targets.flatMap(({ isNew }, index) => (isNew && isShared(index) ? [index] : [])));
}

const GMAIL = ['gmail.com', 'googlemail.com'];

/** The mailbox that an address leads to: without tag, and of Gmail without dots. */
export function mailboxOf(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1);
  const local = key.slice(0, at).replace(/\+.*$/, '');
  return GMAIL.includes(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
