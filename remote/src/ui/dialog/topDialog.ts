import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';

/** Dialogs that are open. */
let dialogs = 0;

/** True while any dialog is open: what fails in it is told there. */
export const isDialogOpen = (): boolean => dialogs > 0;

/** Counts a dialog while it is open. */
export function useOpenDialog(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    dialogs += 1;
    return () => void (dialogs -= 1);
  }, [isOpen]);
}

/** Dialogs that are to be answered before anything else on the page. */
let open = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  open += by;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** True while a dialog that comes before everything else is open. */
export const useIsBelowTop = (): boolean => useSyncExternalStore(subscribe, () => open > 0);

/** Returns the props that make a panel of the kit inert below such a dialog. */
export function useBelowTop(): {
  readonly inert: boolean;
  readonly trapFocus: boolean;
  readonly closeOnEscape: boolean;
} {
  const isBelow = useIsBelowTop();
  return { inert: isBelow, trapFocus: !isBelow, closeOnEscape: !isBelow };
}

/** Makes a dialog, while it is drawn, the one that comes before everything else: what `useBelowTop` serves is inert then. */
export function useTopDialog(isTop: boolean): void {
  useEffect(() => {
    if (!isTop) return;
    change(1);
    return () => change(-1);
  }, [isTop]);
}

/** Tells the panel around that a dialog stands over it; returns how to tell that it is gone. */
export const Covering = createContext<() => () => void>(() => () => undefined);

/** Keeps Escape from the panel around, which would close with the dialog, while `isOpen`. */
export function useCovering(isOpen: boolean): void {
  const cover = useContext(Covering);
  useEffect(() => (isOpen ? cover() : undefined), [cover, isOpen]);
}

/** Tells whether a dialog stands over a panel, which gives `cover` to what is in it as the value of `Covering`. */
export function useCovered(): { readonly isCovered: boolean; readonly cover: () => () => void } {
  const [dialogs, setDialogs] = useState(0);
  const cover = useCallback(() => {
    setDialogs((count) => count + 1);
    return () => setDialogs((count) => count - 1);
  }, []);
  return { isCovered: dialogs > 0, cover };
}
