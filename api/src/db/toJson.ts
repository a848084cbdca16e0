/** JSON for the database, with bigint as decimal text, so that no digit is lost. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
