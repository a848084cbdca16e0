import type { Schedule } from '@portal/shared/contract/schedules';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { readerZone } from '../../ui/time/readerZone.ts';
import { getZoneCity } from '../../ui/time/timeZones.ts';
import './locales.ts';
import { formatScheduledTime } from './scheduleFormat.ts';

type ShownTime = Pick<Schedule, 'scheduledDeliveryTime' | 'timeZone'>;

/** "Friday, Dec 4, 9:00 AM (Tokyo) · Thursday, Dec 3, 7:00 PM your time". */
export function ScheduledTimeText({ scheduledDeliveryTime, timeZone }: ShownTime) {
  const { t } = useTranslation('schedule');
  const locale = useLocale();
  const own = readerZone();
  const at = new Date(scheduledDeliveryTime);
  const zone = timeZone ?? own;
  const time = formatScheduledTime(at, zone, locale);
  const yours = formatScheduledTime(at, own, locale);
  return (
    <span>
      <time dateTime={scheduledDeliveryTime}>{t('inZone', { time, city: getZoneCity(zone) })}</time>
      {yours !== time && <> · {t('yourTime', { time: yours })}</>}
    </span>
  );
}
