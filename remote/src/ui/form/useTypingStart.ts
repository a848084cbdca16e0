import { useEffect, useRef, type RefObject } from 'react';

/** `title`: the page is new, its title has the focus. `nothing`: also when nothing has it, as on the first page of a visit. */
type FocusHolder = 'title' | 'nothing';

const isFree = (element: Element | null, from: FocusHolder): boolean =>
  element?.matches('h1') === true || (from === 'nothing' && (element === null || element === document.body));

/**
 * Moves the focus into the first empty field of an element when that appears, from where it is held, unless
 * the field is out of view. Never on touch screens, where the keyboard would cover the page.
 */
export function useTypingStart<E extends HTMLElement>(from: FocusHolder): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (!isFree(document.activeElement, from) || window.matchMedia('(pointer: coarse)').matches) return;
    const fields = ref.current?.querySelectorAll('input') ?? [];
    const field = [...fields].find(({ value }) => value === '');
    if (field !== undefined && field.getBoundingClientRect().bottom <= window.innerHeight)
      field.focus({ preventScroll: true });
  }, [from]);
  return ref;
}
