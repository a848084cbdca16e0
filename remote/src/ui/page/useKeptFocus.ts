import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to an element when what held it inside is removed: a row that was deleted. */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const place = ref.current;
    if (place === null) return;
    let holder: EventTarget | null = null;
    const note = ({ target }: FocusEvent) => {
      holder = target;
    };
    const observer = new MutationObserver(() => {
      const isGone = holder instanceof Node && !holder.isConnected;
      if (isGone && document.activeElement === document.body) place.focus();
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
