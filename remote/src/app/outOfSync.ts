/** Whether a resource outside any boundary (texts) no longer exists on the server, so that the whole mount needs a reload. */
export interface OutOfSync {
  readonly get: () => boolean;
  readonly set: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createOutOfSync(): OutOfSync {
  const listeners = new Set<() => void>();
  let isOut = false;
  return {
    get: () => isOut,
    set: () => {
      isOut = true;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
