/**
 * Limits of reports. `months`: of the days that one covers; `rowsOfFile`, `files`: of one; `makingMax`: that are made or wait, and
 * `atOnce`: that are made, of one organisation; `keptDays`: how long files are kept; `usualMinutes`, `latestHours`: until one is ready.
 * `pollMs`: while one is made that is shown; `badgePollMs`: of the count of those that were not looked at.
 */
export const REPORT_LIMITS = {
  nameLength: 100,
  months: 24,
  rowsOfFile: 10_000,
  files: 100,
  scopesMax: 500,
  makingMax: 50,
  atOnce: 3,
  tries: 3,
  keptDays: 30,
  usualMinutes: 5,
  latestHours: 4,
  pollMs: 3_000,
  badgePollMs: 30_000,
  sizes: [25, 50, 100],
} as const;

/** Reports made before this day are of the portal before this one. */
export const LEGACY_CUT_OFF = '2025-08-15';
