/**
 * Limits of uploads, apart from `SETTINGS` because every page loads those. `cellLength`: kept of a cell; `linesOfPage`: the most
 * that one grid shows; `cellsOfCall`: changed in one call; `rewardNames`: the most names of rewards that one file asks about.
 */
export const UPLOAD_LIMITS = {
  cellLength: 5_000,
  linesOfPage: 5_000,
  uploadsOfPage: 25,
  cellsOfCall: 1_000,
  rewardNames: 200,
  keptMs: 30 * 24 * 60 * 60_000,
} as const;
