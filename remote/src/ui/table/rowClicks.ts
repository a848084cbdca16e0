import type { MouseEvent } from 'react';

/** What keeps its own clicks inside a row. A hint only explains, so that clicks on it are the row's. */
const OWN_CLICKS = 'a, button:not([data-hint]), input, select, textarea, label, summary';

const targetOf = ({ target, currentTarget }: MouseEvent): HTMLElement | null => {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return null;
  if (target.closest(OWN_CLICKS) !== null) return null;
  return target.closest('tr')?.querySelector<HTMLElement>('.pr-table__target') ?? null;
};

/** True while text is marked inside an element: whoever marks it does not mean the link. */
const isMarked = (inside: Node): boolean => {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed && selection.getRangeAt(0).intersectsNode(inside);
};

/** True for the click that opens a link here: not the second of a double click, nor the end of marking text. */
export const isOpeningClick = ({ detail, currentTarget }: MouseEvent): boolean =>
  detail < 2 && !isMarked(currentTarget.closest('tr') ?? currentTarget);

/** A click anywhere in a row is one on its link or button; with Ctrl, Cmd or the middle button the link opens elsewhere. */
export const rowClicks = {
  onMouseDown: (event: MouseEvent) => {
    // Else the middle button starts to scroll.
    if (event.button === 1 && targetOf(event) instanceof HTMLAnchorElement) event.preventDefault();
  },
  onClick: (event: MouseEvent) => {
    const target = targetOf(event);
    const row = target?.closest('tr');
    if (!target || !row || event.shiftKey || event.altKey || event.detail > 1 || isMarked(row)) return;
    if (event.ctrlKey || event.metaKey) openElsewhere(target);
    else target.click();
  },
  onAuxClick: (event: MouseEvent) => {
    const target = targetOf(event);
    if (event.button === 1 && target !== null) openElsewhere(target);
  },
};

const openElsewhere = (target: HTMLElement): void => {
  if (target instanceof HTMLAnchorElement) window.open(target.href, '_blank', 'noopener');
};
