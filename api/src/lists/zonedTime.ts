import { DateTime } from 'luxon';

/** A time as the clocks of an IANA time zone show it. */
export const zonedTime = (at: Date, timeZone: string): DateTime => DateTime.fromJSDate(at, { zone: timeZone });
