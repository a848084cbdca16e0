import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to an element when what held it inside is removed: a row that was deleted. Where the row is still there, and
 * only its menu has gone, to the link of the row.
 */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const place = ref.current;
    if (place === null) return;
    let holder: Element | null = null;
    let row: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      holder = target instanceof Element ? target : null;
      row = holder?.closest('tr') ?? null;
    };
    const observer = new MutationObserver(() => {
      if (holder?.isConnected !== false || document.activeElement !== document.body) return;
      const link = row?.isConnected === true ? row.querySelector<HTMLElement>('a.pr-table__target') : null;
      (link ?? place).focus();
    });
    place.addEventListener('focusin', note);
    observer.observe(place, { childList: true, subtree: true });
    return () => {
      place.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
  return ref;
}
