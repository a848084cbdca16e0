import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to an element once fewer things are wrong: what has it there, such as "Fix", goes with what was corrected as soon
 * as the lines are read anew.
 */
export function useFocusOnceCorrected(elementRef: RefObject<HTMLElement | null>, wrongCount: number): void {
  const before = useRef(wrongCount);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || elementRef.current?.contains(activeElement) === true;
    if (wrongCount < before.current && isLost) elementRef.current?.focus();
    before.current = wrongCount;
  }, [elementRef, wrongCount]);
}
