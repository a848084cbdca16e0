/** A calendar day (ISO) from its parts, which may be out of range: day 0 is the last of the month before. */
export const toDay = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The reader's today. */
export const toIsoDay = (now: Date): string => toDay(now.getFullYear(), now.getMonth(), now.getDate());
