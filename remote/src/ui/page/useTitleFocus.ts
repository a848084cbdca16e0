import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to the title above an element when that appears, or changes by `state`, and nothing holds the focus. */
export function useTitleFocus<E extends HTMLElement>(state?: unknown): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const holder = document.activeElement;
    if (holder === null || holder === document.body) ref.current?.closest('main')?.querySelector('h1')?.focus();
  }, [state]);
  return ref;
}
