/**
 * Limits of files of users, apart from `SETTINGS` because few pages need them. `rowLength`: characters of a row; `cellsOfCall`:
 * changed in one call; `filesListed`: the newest of a user.
 */
export const USER_FILE_LIMITS = {
  rows: 5_000,
  rowLength: 10_000,
  cellsOfCall: 1_000,
  filesListed: 20,
  keptMs: 24 * 60 * 60_000,
} as const;
