import { useEffect, useState, useSyncExternalStore } from 'react';

/** The mounts of the page whose user has terms to accept. */
let due: readonly symbol[] = [];
const listeners = new Set<() => void>();

function set(next: readonly symbol[]): void {
  due = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** True for the mount that asks: the first of those on the page in which terms are due. */
export function useIsFirstDue(isDue: boolean): boolean {
  const [mount] = useState(() => Symbol('mount'));
  useEffect(() => {
    if (!isDue) return;
    set([...due, mount]);
    return () => set(due.filter((one) => one !== mount));
  }, [mount, isDue]);
  return useSyncExternalStore(subscribe, () => due[0] === mount);
}
