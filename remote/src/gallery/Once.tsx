import { useEffect, useRef, type ReactNode } from 'react';

interface OnceProps {
  /** Selector of what is clicked or focused, on the whole page. */
  readonly click?: string;
  readonly focus?: string;
  /** Selector of what must be on the page for the story to be complete. */
  readonly until: string;
  readonly children: ReactNode;
}

/** A state that a person brings about: opened, refused, focused. `data-pending` tells checks that it is not there yet. */
export function Once({ click, focus, until, children }: OnceProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    let hasActed = false;
    // With every frame: a person acts on what is painted, when its effects have run.
    const findTarget = () => {
      const target = document.querySelector<HTMLElement>(click ?? focus ?? until);
      if (target !== null && !hasActed) {
        hasActed = true;
        if (click !== undefined) {
          target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
          target.click();
        }
        if (focus !== undefined) target.focus();
      }
      if (document.querySelector(until) === null) frame = window.requestAnimationFrame(findTarget);
      else containerRef.current?.removeAttribute('data-pending');
    };
    frame = window.requestAnimationFrame(() => {
      frame = window.requestAnimationFrame(findTarget);
    });
    return () => window.cancelAnimationFrame(frame);
  }, [click, focus, until]);
  return (
    <div ref={containerRef} data-pending>
      {children}
    </div>
  );
}
