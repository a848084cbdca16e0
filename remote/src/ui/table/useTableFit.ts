import { useMediaQuery } from '@mantine/hooks';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Column } from './column.ts';

/** How many of the optional columns are left out; or each row a card: of facts side by side, or below each other. */
export type TableFit = number | 'tiles' | 'cards';

const NARROW = `(width < ${SETTINGS.layout.sheetBelowEm}em)`;
const TILES_FROM_PX = 480;
const BORDERS_PX = 2;
const USUAL_TEXT_PX = 16;
export const DEFAULT_TRACK = 'minmax(96px, 1fr)';
export const CONTROL_PX = 44;

/** Pixels that a grid track needs at least. */
const getMinTrackWidth = (track: string): number => Number(/\d+/.exec(track)?.[0] ?? 0);

/** Pixels that columns need, with so many columns of controls. */
export const getMinTableWidth = (columns: readonly Pick<Column<never>, 'width'>[], controls: number): number =>
  columns.reduce((sum, { width = DEFAULT_TRACK }) => sum + getMinTrackWidth(width), BORDERS_PX + controls * CONTROL_PX);

/** How much larger than usual text is set: the widths of columns are those of usual text. */
export const getTextScale = (): number =>
  (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_TEXT_PX) / USUAL_TEXT_PX;

/**
 * Returns the form of a table that fits its container: it never scrolls sideways, so that its head can stick to the page.
 * `widths` must be stable between renders.
 */
export function useTableFit(containerRef: RefObject<HTMLElement | null>, widths: readonly number[]): TableFit {
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const [fit, setFit] = useState<TableFit>(isNarrow ? 'cards' : 0);
  useLayoutEffect(() => {
    const box = containerRef.current;
    if (box === null) return undefined;
    const measure = () => setFit(getTableFit(box.clientWidth / getTextScale(), { isNarrow, widths }));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [containerRef, isNarrow, widths]);
  return fit;
}

interface FitConditions {
  readonly isNarrow: boolean;
  /** Pixels needed with none, one, two ... of the optional columns left out. */
  readonly widths: readonly number[];
}

/** A width of 0 is one that nothing has laid out. */
export function getTableFit(width: number, { isNarrow, widths }: FitConditions): TableFit {
  const leftOut = width === 0 ? 0 : widths.findIndex((needed) => width >= needed);
  if (!isNarrow && leftOut >= 0) return leftOut;
  return width >= TILES_FROM_PX ? 'tiles' : 'cards';
}
