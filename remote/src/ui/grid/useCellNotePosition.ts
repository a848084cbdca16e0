import { useLayoutEffect, type RefObject } from 'react';

const GAP_PX = 4;

/**
 * Places a note below the cell of the cursor, above it where the window ends or where something opens below; it follows the cell, and
 * hides while that is scrolled away.
 */
export function useCellNotePosition(
  noteRef: RefObject<HTMLElement | null>,
  gridRef: RefObject<HTMLElement | null>,
  prefersAbove: boolean,
): void {
  // The cell may be another one, and the note larger, at each drawing.
  useLayoutEffect(() => {
    const place = () => placeNote(noteRef.current, gridRef.current, prefersAbove);
    place();
    const grid = gridRef.current;
    grid?.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      grid?.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  });
}

function placeNote(note: HTMLElement | null, grid: HTMLElement | null, prefersAbove: boolean): void {
  const cell = grid?.querySelector('[role="gridcell"][tabindex="0"]')?.getBoundingClientRect();
  const around = note?.offsetParent?.getBoundingClientRect();
  if (note === null || grid === null || cell === undefined || around === undefined) return;
  const { top, bottom, left, right } = grid.getBoundingClientRect();
  const isAway = cell.bottom <= top || cell.top >= bottom || cell.right <= left || cell.left >= right;
  // As wide as the cell: its buttons, at its end, leave the middle of the next cell to be clicked on.
  note.style.minWidth = `${Math.min(cell.width, around.width)}px`;
  const { offsetHeight: height, offsetWidth: width } = note;
  const isAbove = (prefersAbove || cell.bottom + GAP_PX + height > window.innerHeight) && cell.top > height + GAP_PX;
  note.style.visibility = isAway ? 'hidden' : '';
  note.style.top = `${(isAbove ? cell.top - GAP_PX - height : cell.bottom + GAP_PX) - around.top}px`;
  note.style.left = `${Math.max(Math.min(cell.left - around.left, around.width - width), 0)}px`;
}
