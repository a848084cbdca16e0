import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to an element once fewer things are wrong: what had it, such as "Fix", went with what was corrected. */
export function useFocusOnceCorrected(elementRef: RefObject<HTMLElement | null>, wrongCount: number): void {
  const before = useRef(wrongCount);
  useEffect(() => {
    if (wrongCount < before.current && document.activeElement === document.body) elementRef.current?.focus();
    before.current = wrongCount;
  }, [elementRef, wrongCount]);
}
