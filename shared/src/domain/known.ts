/** Returns the entry of a table for a value that the server sends; `fallback` for one that this build does not know. */
export const known = <Value extends string, Entry>(
  table: Readonly<Record<Value, Entry>>,
  value: Value,
  fallback: Entry,
): Entry => (Object.hasOwn(table, value) ? table[value] : fallback);
