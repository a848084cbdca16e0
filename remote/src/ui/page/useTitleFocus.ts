import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to the title above an element when that appears, or changes by `state`, and nothing holds the focus. */
export function useTitleFocus<E extends HTMLElement>(state?: unknown): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => focusTitleAbove(ref.current), [state]);
  return ref;
}

function focusTitleAbove(element: HTMLElement | null): void {
  const holder = document.activeElement;
  if (holder === null || holder === document.body) element?.closest('main, .pr-page')?.querySelector('h1')?.focus();
}
