import { createContext, useContext, useEffect } from 'react';

/** Tells the panel around that a dialog stands over it; returns how to tell that it is gone. */
export const Covering = createContext<() => () => void>(() => () => undefined);

/** Keeps Escape from the panel around, which would close with the dialog, while `isOpen`. */
export function useCovering(isOpen: boolean): void {
  const cover = useContext(Covering);
  useEffect(() => (isOpen ? cover() : undefined), [cover, isOpen]);
}
