import { isTimeZone } from '@portal/shared/domain/lists/timeZones';

/** The IANA time zone in which this browser shows times. */
export function readerZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}
