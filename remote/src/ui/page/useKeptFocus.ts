import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to an element when what held it inside is removed: a row that was deleted, also while a dialog that it
 * opened still has the focus.
 */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const place = ref.current;
    if (place === null) return;
    const { body } = place.ownerDocument;
    let holder: Element | null = null;
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      if (place.contains(target)) holder = target;
      else if (target.closest('[role=dialog]') === null) holder = null;
    };
    const observer = new MutationObserver(() => {
      if (holder?.isConnected !== false || body.ownerDocument.activeElement !== body) return;
      holder = null;
      place.focus();
    });
    const events = ['focusin', 'pointerdown'] as const;
    for (const event of events) body.addEventListener(event, note);
    observer.observe(body, { childList: true, subtree: true });
    return () => {
      for (const event of events) body.removeEventListener(event, note);
      observer.disconnect();
    };
  }, []);
  return ref;
}
