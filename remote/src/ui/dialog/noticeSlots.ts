import { createContext, useContext, useSyncExternalStore } from 'react';

/** The open panels' slots for a notice of a module. */
export interface NoticeSlots {
  readonly subscribe: (listener: () => void) => () => void;
  /** The slot of the front panel; null: none is open. */
  readonly front: () => HTMLElement | null;
  /** Registers a panel's slot, as its `ref`, while the panel is open. */
  readonly register: (element: HTMLElement | null) => (() => void) | undefined;
}

/** Makes the slots of one module: another one on the same page puts no second line into its panels. */
export function createNoticeSlots(): NoticeSlots {
  let slots: readonly HTMLElement[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly HTMLElement[]): void => {
    slots = next;
    listeners.forEach((listener) => listener());
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    front: () => slots.at(-1) ?? null,
    register: (element) => {
      if (element === null) return undefined;
      change([...slots, element]);
      return () => change(slots.filter((slot) => slot !== element));
    },
  };
}

export const NoticeSlotsContext = createContext(createNoticeSlots());

/**
 * Returns the slot of the front panel; null: none is open. A notice that stands on the page is out of reach below a modal
 * panel: it is covered, not in its Tab order, and passed over by screen readers.
 */
export function useNoticeSlot(): HTMLElement | null {
  const { subscribe, front } = useContext(NoticeSlotsContext);
  return useSyncExternalStore(subscribe, front);
}
