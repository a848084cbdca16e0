export type Ids = ReadonlyMap<string, bigint>;

/** The row id of a name. Raises on an unknown name. */
export function idOf(ids: Ids, name: string): bigint {
  const id = ids.get(name);
  if (id === undefined) throw new RangeError(`The demo data have no ${name}`);
  return id;
}
