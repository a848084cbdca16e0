import { createContext } from 'react';

/** Returns the element that opens a dialog now: the focused one or, as a menu closes with its item, the button of that menu. */
export function findOpener(): HTMLElement | null {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role="menu"]');
  const button = menu?.getAttribute('aria-labelledby') ?? null;
  if (button !== null) return document.getElementById(button);
  return activeElement instanceof HTMLElement ? activeElement : null;
}

/** The element that opened a dialog whose code is loaded since: by the time that it comes, the menu may be gone. */
export const Opener = createContext<HTMLElement | null>(null);
