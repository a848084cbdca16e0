import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';
import { findNextPosition, type GridSize, type CellPosition } from './gridModel.ts';
import type { CellMarks, GridColumn } from './gridTypes.ts';
import type { GridCursor } from './useGridCursor.ts';

export interface GridHandle {
  /** Goes to the next cell that is wrong, the first time to that of the cursor; `isBack`: to the one before. */
  readonly goToProblem: (isBack?: boolean) => void;
  /** Goes to a cell. */
  readonly goToCell: (position: CellPosition) => void;
}

const NO_MARKS: CellMarks = { problems: [], hints: [] };

interface GridProblemsProps<Row> {
  readonly content: {
    readonly columns: readonly GridColumn<Row>[];
    readonly rows: readonly Row[];
    readonly getMarks: (row: Row, columnId: string) => CellMarks;
  };
  readonly cursor: GridCursor;
  readonly size: GridSize;
  readonly containerRef: RefObject<HTMLElement | null>;
  readonly ref: Ref<GridHandle> | undefined;
}

/** Returns the marks of cells, and the ways to those that are wrong. */
export function useGridProblems<Row>({ content, cursor, size, containerRef, ref }: GridProblemsProps<Row>) {
  const { columns, rows, getMarks } = content;
  const { active, origin, goTo } = cursor;
  const isSeen = useRef(false);
  const getMarksAt = ({ row: index, column: at }: CellPosition): CellMarks => {
    const [row, column] = [rows[index], columns[at]];
    return row === undefined || column === undefined ? NO_MARKS : getMarks(row, column.id);
  };
  const isWrong = (at: CellPosition): boolean => getMarksAt(at).problems.length > 0;
  const goToProblem = (isBack = false) => {
    const to = findNextPosition(origin, size, { matches: isWrong, isBack });
    if (to !== null) goTo(to);
  };
  const focus = () =>
    containerRef.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus({ preventScroll: true });
  useImperativeHandle(ref, () => ({
    goToProblem: (isBack) => {
      focus();
      if (isSeen.current || !isWrong(active)) goToProblem(isBack);
      isSeen.current = true;
    },
    goToCell: (position) => {
      focus();
      isSeen.current = true;
      goTo(position);
    },
  }));
  return { getMarksAt, goToProblem, focus };
}
