import { useLayoutEffect, useRef, type RefObject } from 'react';

const FIELDS = 'input:not([type="hidden"], [disabled]), select:not([disabled]), textarea:not([disabled])';
const MARKED = 'data-autofocus';

const isShown = (element: Element): boolean => element.closest('[style*="display: none"]') === null;

/** Returns the field in which typing starts: the one that says so, else the first empty one. Marks it, which Mantine reads. */
function markFirst(body: HTMLElement): HTMLElement | null {
  const marked = [...body.querySelectorAll<HTMLElement>(`[${MARKED}]`)].find(isShown);
  if (marked !== undefined) return marked;
  const fields = [...body.querySelectorAll<HTMLInputElement>(FIELDS)].filter(isShown);
  const first = fields.find(({ value }) => value === '') ?? fields[0] ?? null;
  first?.setAttribute(MARKED, '');
  return first;
}

/** Without a field the focus begins on the close button. */
const hasBegunElsewhere = (): boolean => {
  const { activeElement, body } = document;
  return activeElement !== body && activeElement?.matches('.pr-panel__close') === false;
};

/** Selects the text that stands in the field already, so that typing replaces it. */
function selectFilled(event: FocusEvent): void {
  const { target } = event;
  if (target instanceof HTMLInputElement && target.hasAttribute(MARKED)) target.select();
}

/** Begins a dialog in the first field of its body, also when that is loaded while the dialog is open. */
export function useFirstField(): RefObject<HTMLDivElement | null> {
  const containerRef = useRef<HTMLDivElement>(null);
  const hasBegun = useRef(false);
  useLayoutEffect(() => {
    const body = containerRef.current;
    if (body === null) return;
    // Once: focus that comes back, to a page that was hidden while it loaded, must not select what was typed.
    const begin = (event: FocusEvent) => {
      if (!hasBegun.current) selectFilled(event);
      hasBegun.current = true;
    };
    body.addEventListener('focusin', begin);
    const observer = new MutationObserver(() => {
      const first = markFirst(body);
      if (first === null) return;
      observer.disconnect();
      if (!hasBegunElsewhere()) first.focus({ preventScroll: true });
    });
    if (markFirst(body) === null) observer.observe(body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      body.removeEventListener('focusin', begin);
    };
  }, []);
  return containerRef;
}
