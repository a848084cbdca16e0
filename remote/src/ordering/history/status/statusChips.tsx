import type { DeliveryStatus, LineItemStatus, OrderStatus, RewardStatus } from '@portal/shared/domain/enumerations';
import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import { enumerationWord, type EnumerationGroup } from '../../../i18n/enumerationWord.ts';
import { dynamicText } from '../../../i18n/message.ts';
import { StatusChip, type StatusTone } from '../../../ui/status/StatusChip.tsx';

const ORDER: Record<OrderStatus, StatusTone> = {
  COMPLETE: 'success',
  PENDING: 'pending',
  QUEUED: 'pending',
  PARTIAL: 'warning',
  FAILED: 'danger',
  DELETED: 'neutral',
};
const LINE: Record<LineItemStatus, StatusTone> = { COMPLETE: 'success', PENDING: 'pending', FAILED: 'danger' };
const DELIVERY: Record<DeliveryStatus, StatusTone> = {
  PROCESSING: 'pending',
  SCHEDULED: 'pending',
  DELIVERED: 'success',
  MAILED: 'success',
  NOT_DELIVERED: 'danger',
};
const REWARD: Record<RewardStatus, StatusTone> = {
  ACTIVE: 'success',
  FROZEN: 'warning',
  PARTIALLY_REDEEMED: 'neutral',
  REDEEMED: 'neutral',
  CANCELLED: 'danger',
  EXPIRED: 'warning',
};

type Chips<V extends string> = (value: V) => ReactElement;

/** A state as its word, with what it means on hover and focus (H13); each value's chip is made once, for all rows of a table. */
function chipsOf<V extends string>(i18n: i18n, group: EnumerationGroup, tones: Record<V, StatusTone>): Chips<V> {
  const made = new Map<V, ReactElement>();
  return (value) => {
    const known = made.get(value);
    if (known !== undefined) return known;
    const help = dynamicText(i18n, `orderHistory:help.${group}.${value}`) ?? undefined;
    const chip = <StatusChip label={enumerationWord(i18n, group, value)} tone={tones[value]} help={help} />;
    made.set(value, chip);
    return chip;
  };
}

/** The states of orders. */
export const orderStatusChips = (i18n: i18n): Chips<OrderStatus> => chipsOf(i18n, 'order', ORDER);

/** The states of lines: whether their rewards were issued. */
export const lineStatusChips = (i18n: i18n): Chips<LineItemStatus> => chipsOf(i18n, 'line', LINE);

/** Where rewards' messages are. */
export const deliveryStatusChips = (i18n: i18n): Chips<DeliveryStatus> => chipsOf(i18n, 'delivery', DELIVERY);

/** The states of issued rewards. */
export const rewardStatusChips = (i18n: i18n): Chips<RewardStatus> => chipsOf(i18n, 'reward', REWARD);
