/** How many months a statement can be chosen of; older ones are asked for by their address. */
const LISTED = 24;

/** `YYYY-MM` of a time, UTC. */
export const monthOf = (time: Date): string => time.toISOString().slice(0, 7);

/** The running month and those before it, newest first. */
export const recentMonths = (now: Date): readonly string[] =>
  Array.from({ length: LISTED }, (_, nth) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - nth, 1))),
  );

/** "October 2026". */
export const monthName = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));
