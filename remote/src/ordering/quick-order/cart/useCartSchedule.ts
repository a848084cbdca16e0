import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { toScheduledTime, type ScheduleValues } from '../../schedule/scheduleValues.ts';
import { useUpdateCartMailsMutation } from './cartApi.ts';

/** True for a reason that another time corrects. */
export const isOfSchedule = ({ i18nKey }: ShoppingCart['causes'][number]): boolean =>
  i18nKey.startsWith('error.schedule.');

/** Returns how to have all lines of a cart sent at the time of the form, where they are not yet. */
export function useCartSchedule({ cartId, schedule }: ShoppingCart): (values: ScheduleValues) => Promise<void> {
  const [updateLines] = useUpdateCartMailsMutation();
  return async (values) => {
    const next = toScheduledTime(values);
    const isSame =
      next === null
        ? schedule === null
        : schedule?.isForAll === true &&
          schedule.scheduledDeliveryTime === next.scheduledDeliveryTime &&
          schedule.timeZone === next.timeZone;
    if (isSame) return;
    const body = {
      scheduledDeliveryTime: next?.scheduledDeliveryTime ?? null,
      scheduledTimeZone: next?.timeZone ?? null,
    };
    await updateLines({ cartId, body }).unwrap();
  };
}
