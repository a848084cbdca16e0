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
