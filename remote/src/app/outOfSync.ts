/** The failure of a resource outside any boundary (texts) that only a reload of the whole mount brings; null: none. */
export interface OutOfSync {
  readonly get: () => unknown;
  readonly set: (error: unknown) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createOutOfSync(): OutOfSync {
  const listeners = new Set<() => void>();
  let failure: unknown = null;
  return {
    get: () => failure,
    set: (error) => {
      failure = error;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
