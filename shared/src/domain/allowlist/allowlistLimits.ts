/** Limits of a recipient list. `entriesOfPage`: rows of the list and of a difference; `formerMs`: how long the list before is kept. */
export const ALLOWLIST_LIMITS = {
  recipients: 20_000,
  entriesOfPage: [25, 50, 100],
  formerDays: 30,
} as const;
