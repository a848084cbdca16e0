const DAY_MS = 86_400_000;
/** How far the clocks are behind UTC where a day ends last on earth. */
const FURTHEST_BEHIND_MS = DAY_MS / 2;

/** The day (ISO) that it still is somewhere on earth. */
export const earliestDay = (now: Date): string =>
  new Date(now.getTime() - FURTHEST_BEHIND_MS).toISOString().slice(0, 10);

/** When a printed day (ISO), which names no time zone, has ended everywhere on earth: at 12:00 UTC of the next. */
export const endOfLastDay = (day: string): Date => new Date(Date.parse(day) + DAY_MS + FURTHEST_BEHIND_MS);

/** The day (ISO) that is printed for what ends then. */
export const lastDayOf = (end: Date): string => earliestDay(new Date(end.getTime() - 1));

/** When a reward ends that was issued then; null for one that does not. */
export const rewardEnd = (issuedAt: Date, validityDays: number | null): Date | null =>
  validityDays === null
    ? null
    : endOfLastDay(new Date(issuedAt.getTime() + validityDays * DAY_MS).toISOString().slice(0, 10));

/** How many days a reward was valid from its issue; null for one that does not end. */
export const validityDaysOf = (issuedAt: Date, expiresAt: Date | null): number | null =>
  expiresAt === null
    ? null
    : (Date.parse(lastDayOf(expiresAt)) - Date.parse(issuedAt.toISOString().slice(0, 10))) / DAY_MS;
