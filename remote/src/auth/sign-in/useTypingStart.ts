import { useEffect, useRef, type RefObject } from 'react';

/** Puts the focus into the first empty field of an element, unless it is held elsewhere or the field is out of view. */
export function useTypingStart(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const held = document.activeElement;
    const isFree = held === null || held === document.body || ref.current?.contains(held) === true;
    const field = [...(ref.current?.querySelectorAll('input') ?? [])].find(({ value }) => value === '');
    if (isFree && field !== undefined && field.getBoundingClientRect().bottom <= window.innerHeight)
      field.focus({ preventScroll: true });
  }, []);
  return ref;
}
