import type { KybApplication } from '@portal/shared/contract/staffKyb';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatCalendarDay } from '../../ui/time/formatTime.ts';

/** How many days an organisation has waited for staff, and the day that it was told; a dash when it waits for nothing. */
export function WaitingTime({
  review,
}: {
  readonly review: Pick<KybApplication, 'daysWaiting' | 'expectedOn' | 'isLate'>;
}) {
  const { t } = useTranslation('staff');
  const locale = useLocale();
  const { daysWaiting, expectedOn, isLate } = review;
  if (daysWaiting === null) return '–';
  const day = expectedOn === null ? null : formatCalendarDay(expectedOn, locale);
  return (
    <span className="pr-staff-two">
      {daysWaiting === 0 ? t('kyb.waiting.today') : t('kyb.waiting.days', { count: daysWaiting })}
      {day !== null && <span>{t(isLate ? 'kyb.waiting.late' : 'kyb.waiting.by', { day })}</span>}
    </span>
  );
}
