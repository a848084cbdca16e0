import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus on a change of step, and when a step was refused: to its first wrong field, or else to its title. */
export function useStepFocus(current: number, refusals: number): RefObject<HTMLElement | null> {
  const containerRef = useRef<HTMLElement>(null);
  const isNewPage = useRef(true);
  useEffect(() => {
    if (isNewPage.current) {
      isNewPage.current = false;
      return;
    }
    const find = (what: string) => containerRef.current?.querySelector<HTMLElement>(what);
    (find('[aria-invalid="true"]') ?? find('h2'))?.focus();
  }, [current, refusals]);
  return containerRef;
}
