import type { OrderHold } from '@portal/shared/contract/orders';
import { HOLD_REASONS } from '@portal/shared/domain/ordering/orderHold';
import type { TFunction } from 'i18next';
import { formatCalendarDay } from '../../ui/time/formatTime.ts';
import './locales.ts';

type Hold = Pick<OrderHold, 'reason' | 'expectedDate'> & Partial<Pick<OrderHold, 'isLate'>>;

/** Returns why an order is held, unless a newer server has another reason, and until when that usually takes. */
export function getHoldSentences(t: TFunction<'orderHold'>, hold: Hold | null, locale: string): string[] {
  if (hold === null) return [];
  const reason = HOLD_REASONS.find((one) => one === hold.reason);
  const day = formatCalendarDay(hold.expectedDate, locale);
  return [
    ...(reason === undefined ? [] : [t(`reason.${reason}`)]),
    t(hold.isLate === true ? 'late' : 'expected', { day }),
  ];
}
