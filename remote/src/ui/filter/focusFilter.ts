import { SETTINGS } from '@portal/shared/domain/settings';

const FOLDS = `(width < ${SETTINGS.layout.sheetBelowEm}em)`;

/** Gives the focus to the first control inside of a part of the filters or, where that part folds away, to what unfolds it. */
export function focusFilter(part: HTMLElement): void {
  const fold = part.closest('.pr-filters')?.querySelector<HTMLElement>('.pr-filters__fold[aria-expanded="false"]');
  const isFolded = window.matchMedia(FOLDS).matches;
  ((isFolded ? fold : null) ?? part.querySelector<HTMLElement>('select, input, button'))?.focus();
}
