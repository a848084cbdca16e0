import type { CartSchedule } from '@portal/shared/contract/shoppingCarts';
import type { PricedVariant } from './evaluateCart.ts';

type ScheduledVariant = Pick<PricedVariant, 'scheduledAt' | 'scheduledTimeZone' | 'item'>;

/** Returns the first time for which lines of a cart are scheduled, and if all are. */
export function readCartSchedule(variants: readonly ScheduledVariant[]): CartSchedule | null {
  const scheduled = variants.filter(({ scheduledAt }) => scheduledAt !== null);
  const [first] = scheduled.sort((one, other) => Number(one.scheduledAt) - Number(other.scheduledAt));
  if (!first?.scheduledAt) return null;
  return {
    scheduledDeliveryTime: first.scheduledAt.toISOString(),
    timeZone: first.scheduledTimeZone,
    isForAll: variants.every(({ scheduledAt }) => scheduledAt?.getTime() === first.scheduledAt?.getTime()),
  };
}

/** Returns the names of the rewards of a cart that are sent at once alone. */
export const listUnschedulable = (variants: readonly ScheduledVariant[]): string[] => [
  ...new Set(variants.flatMap(({ item }) => (item && !item.isSchedulable ? [item.rewardName] : []))),
];
