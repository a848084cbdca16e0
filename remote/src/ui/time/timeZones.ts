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
