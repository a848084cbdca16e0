import type { MouseEvent } from 'react';

/** Elements that keep their own clicks inside a row. A hint only explains, so that clicks on it are the row's. */
const OWN_CLICKS = 'a, button:not([data-hint]), input, select, textarea, label, summary';

/** The link or button of the row that holds an element. */
export const findRowTarget = (inside: Element): HTMLElement | null =>
  inside.closest('tr')?.querySelector<HTMLElement>('.pr-table__target') ?? null;

const getClickTarget = ({ target, currentTarget }: MouseEvent): HTMLElement | null => {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return null;
  if (target.closest(OWN_CLICKS) !== null) return null;
  return findRowTarget(target);
};

/** The text that was marked before the mouse went down: a click on a link leaves that marked. */
let markedBefore = '';

/** True when text inside an element has just been marked: whoever does that does not mean the link. */
function isMarked(inside: Node): boolean {
  const selection = window.getSelection();
  if (selection === null || selection.isCollapsed || selection.toString() === markedBefore) return false;
  return selection.getRangeAt(0).intersectsNode(inside);
}

/** True for the click that opens a link here: not the second of a double click, nor the end of marking text. */
export const isOpeningClick = ({ detail, currentTarget }: MouseEvent): boolean =>
  detail < 2 && !isMarked(currentTarget.closest('tr') ?? currentTarget);

/** A click anywhere in a row is one on its link or button; with Ctrl, Cmd or the middle button the link opens elsewhere. */
export const rowClicks = {
  onMouseDown: (event: MouseEvent) => {
    markedBefore = window.getSelection()?.toString() ?? '';
    // Else the middle button starts to scroll.
    if (event.button === 1 && getClickTarget(event) instanceof HTMLAnchorElement) event.preventDefault();
  },
  onClick: (event: MouseEvent) => {
    const target = getClickTarget(event);
    const row = target?.closest('tr');
    if (!target || !row || event.shiftKey || event.altKey || event.detail > 1 || isMarked(row)) return;
    if (event.ctrlKey || event.metaKey) openElsewhere(target);
    else target.click();
  },
  onAuxClick: (event: MouseEvent) => {
    const target = getClickTarget(event);
    if (event.button === 1 && target !== null) openElsewhere(target);
  },
};

const openElsewhere = (target: HTMLElement): void => {
  if (!(target instanceof HTMLAnchorElement)) return;
  if (target.hasAttribute('href')) window.open(target.href, '_blank', 'noopener');
  else target.click();
};
