import type { OrderHold } from '@portal/shared/contract/orders';
import { HOLD_REASONS } from '@portal/shared/domain/ordering/orderHold';
import type { TFunction } from 'i18next';
import { formatCalendarDay } from '../../../ui/time/formatTime.ts';

/** Returns why an order is held, unless a newer server has another reason, and until when that usually takes. */
export function getHoldSentences(t: TFunction<'orderHistory'>, hold: OrderHold | null, locale: string): string[] {
  if (hold === null) return [];
  const reason = HOLD_REASONS.find((one) => one === hold.reason);
  const day = formatCalendarDay(hold.expectedDate, locale);
  return [
    ...(reason === undefined ? [] : [t(`hold.reason.${reason}`)]),
    t(hold.isLate ? 'hold.late' : 'hold.expected', { day }),
  ];
}
