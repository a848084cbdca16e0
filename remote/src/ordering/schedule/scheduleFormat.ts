const PLACE = /^(.*)\/([^/]+)$/;

/** "Tokyo" of Asia/Tokyo. */
export const getZoneCity = (timeZone: string): string => (PLACE.exec(timeZone)?.[2] ?? timeZone).replaceAll('_', ' ');

/** "Tokyo (Asia)" of Asia/Tokyo. */
export function getZoneLabel(timeZone: string): string {
  const area = PLACE.exec(timeZone)?.[1];
  return area === undefined ? timeZone : `${getZoneCity(timeZone)} (${area.replaceAll('_', ' ')})`;
}

/** The zones of the list, the reader's and the chosen one first. */
export const listZones = (...first: readonly string[]): string[] => [
  ...new Set([...first, ...Intl.supportedValuesOf('timeZone').toSorted(byCity), 'UTC']),
];

const byCity = (one: string, other: string): number => getZoneCity(one).localeCompare(getZoneCity(other));

/** "Friday, Dec 4, 9:00 AM" in a zone. */
export const formatScheduledTime = (at: Date, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);

/** "1:30 AM EDT": tells apart the two times at which clocks show an hour. */
export const formatRepeatedHour = (at: Date, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }).format(at);
