import type { DeliveryMethod, RewardStatus } from '../enumerations.ts';
import { known } from '../known.ts';
import type { LineReason } from './lineReasons.ts';
import type { LineState } from './orderState.ts';
import type { ResendRight } from './resendRules.ts';
import { isUsable } from './rewardStatus.ts';

/** The actions that help a reward whose message did not arrive. None of them pays again. */
export const DELIVERY_REMEDIES = ['FIX_ADDRESS', 'OTHER_ADDRESS', 'SEND_BY_EMAIL', 'SEND_AGAIN'] as const;
export type DeliveryRemedy = (typeof DELIVERY_REMEDIES)[number];

/** The one table of what helps first; null where there is nothing to send again. */
const REMEDIES: Readonly<Record<LineReason, DeliveryRemedy | null>> = {
  noSuchMailbox: 'FIX_ADDRESS',
  noSuchDomain: 'FIX_ADDRESS',
  noAddress: 'FIX_ADDRESS',
  mailboxFull: 'SEND_AGAIN',
  noAnswer: 'SEND_AGAIN',
  messageRefused: 'OTHER_ADDRESS',
  senderBlocked: 'OTHER_ADDRESS',
  markedAsSpam: 'OTHER_ADDRESS',
  textOptedOut: 'SEND_BY_EMAIL',
  noSuchNumber: 'SEND_BY_EMAIL',
  notReachable: 'SEND_BY_EMAIL',
  textBlocked: 'SEND_BY_EMAIL',
  unknown: 'SEND_AGAIN',
  itemGone: null,
  brandSilent: null,
  notIssued: null,
  orderRefused: null,
  shipmentFailed: null,
  shipmentCanceled: null,
  cancelled: null,
  expired: null,
};

interface UndeliveredLine {
  readonly state: LineState;
  readonly reason: LineReason | null;
  readonly deliveryMethod: DeliveryMethod;
  readonly rewardStatus: RewardStatus | null;
}

/** Returns what helps a line first: null for one that arrived, or whose reward cannot be used. */
export function findRemedy({ state, reason, deliveryMethod, rewardStatus }: UndeliveredLine): DeliveryRemedy | null {
  if (state !== 'UNDELIVERED' || !isUsable(rewardStatus)) return null;
  if (deliveryMethod === 'MOBILE') return 'SEND_BY_EMAIL';
  if (deliveryMethod !== 'EMAIL') return null;
  return known(REMEDIES, reason ?? 'unknown', 'SEND_AGAIN');
}

/** True when nothing that is sent to the address of a line will arrive. */
export const isAddressDead = (reason: LineReason | null): boolean =>
  reason !== null && known(REMEDIES, reason, 'SEND_AGAIN') === 'FIX_ADDRESS';

/** True for a remedy that sends to another address than before. */
export const changesAddress = (remedy: DeliveryRemedy | null): boolean => remedy !== null && remedy !== 'SEND_AGAIN';

/** True when a user may do what helps. */
export const isRemedyPermitted = (remedy: DeliveryRemedy, right: ResendRight): boolean =>
  right === 'NEW_ADDRESS' || (right === 'SAME_ADDRESS' && !changesAddress(remedy));
