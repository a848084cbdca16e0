import { useSyncExternalStore } from 'react';

/** The open panels' slots for a notice of the page; the last one is in front. */
let slots: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  slots = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Registers a panel's slot, as its `ref`, while the panel is open. */
export function registerNoticeSlot(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  change([...slots, element]);
  return () => change(slots.filter((slot) => slot !== element));
}

/**
 * Returns the slot of the front panel; null: none is open. A notice that stands on the page is out of reach below a modal
 * panel: it is covered, not in its Tab order, and passed over by screen readers.
 */
export const useNoticeSlot = (): HTMLElement | null => useSyncExternalStore(subscribe, () => slots.at(-1) ?? null);
