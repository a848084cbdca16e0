const MOST_AT_ONCE = 100;

/** More rows than are rendered at once. */
export const isLong = (rows: readonly unknown[]): boolean => rows.length > MOST_AT_ONCE;
