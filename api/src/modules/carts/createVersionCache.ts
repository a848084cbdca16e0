/** A cart as it was at one time. */
export interface CartVersion {
  readonly id: string;
  readonly version: number;
}

/** Keeps what was read of carts while their version stays, up to a weight; what was not asked for longest goes first. */
export function createVersionCache<T>(maxWeight: number, weigh: (value: T) => number) {
  const entries = new Map<string, { readonly version: number; readonly value: T; readonly weight: number }>();
  let total = 0;
  const remove = (id: string): void => {
    total -= entries.get(id)?.weight ?? 0;
    entries.delete(id);
  };
  return {
    get: ({ id, version }: CartVersion): T | undefined => {
      const entry = entries.get(id);
      if (entry?.version !== version) return undefined;
      entries.delete(id);
      entries.set(id, entry);
      return entry.value;
    },
    set: ({ id, version }: CartVersion, value: T): void => {
      // A slow reader of an older version comes too late.
      if ((entries.get(id)?.version ?? version) > version) return;
      remove(id);
      const weight = weigh(value);
      entries.set(id, { version, value, weight });
      total += weight;
      for (const oldest of entries.keys()) {
        if (total <= maxWeight) return;
        remove(oldest);
      }
    },
  };
}
