import { useEffect, useRef, type RefObject } from 'react';
import { findRowTarget } from '../table/rowClicks.ts';

/** Gives the focus to an element when what held it inside is removed: a row; to the row's link when its menu is. */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const container = ref.current;
    if (container === null) return;
    let holder: Element | null = null;
    let link: HTMLElement | null = null;
    const note = ({ target }: FocusEvent) => {
      holder = target instanceof Element ? target : null;
      link = holder && findRowTarget(holder);
    };
    const observer = new MutationObserver(() => {
      if (holder?.isConnected !== false || document.activeElement !== document.body) return;
      (link?.isConnected === true ? link : container).focus();
    });
    container.addEventListener('focusin', note);
    observer.observe(container, { childList: true, subtree: true });
    return () => {
      container.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
  return ref;
}
