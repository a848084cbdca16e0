/** The code of an error of Node or of the database (`ENOENT`, `40001`), or null. */
export const codeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : null;
