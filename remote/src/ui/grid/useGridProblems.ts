import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';
import { nextPlace, type GridSize, type Place } from './gridModel.ts';
import type { CellMarks, GridColumn } from './gridTypes.ts';
import type { GridCursor } from './useGridCursor.ts';

export interface GridHandle {
  /** Goes to the next cell that is wrong, the first time to that of the cursor; `isBack`: to the one before. */
  readonly goToProblem: (isBack?: boolean) => void;
}

const NO_MARKS: CellMarks = { problems: [], hints: [] };

interface GridProblemsProps<Row> {
  readonly content: {
    readonly columns: readonly GridColumn<Row>[];
    readonly rows: readonly Row[];
    readonly marksOf: (row: Row, columnId: string) => CellMarks;
  };
  readonly cursor: GridCursor;
  readonly size: GridSize;
  readonly place: RefObject<HTMLElement | null>;
  readonly ref: Ref<GridHandle> | undefined;
}

/** Returns the marks of cells, and the ways to those that are wrong. */
export function useGridProblems<Row>({ content, cursor, size, place, ref }: GridProblemsProps<Row>) {
  const { columns, rows, marksOf } = content;
  const { active, goTo } = cursor;
  const isSeen = useRef(false);
  const marksAt = ({ row: index, column: at }: Place): CellMarks => {
    const [row, column] = [rows[index], columns[at]];
    return row === undefined || column === undefined ? NO_MARKS : marksOf(row, column.id);
  };
  const isWrong = (at: Place): boolean => marksAt(at).problems.length > 0;
  const goToProblem = (isBack = false) => {
    const to = nextPlace(active, size, { isOne: isWrong, isBack });
    if (to !== null) goTo(to);
  };
  const focus = () =>
    place.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus({ preventScroll: true });
  useImperativeHandle(ref, () => ({
    goToProblem: (isBack) => {
      focus();
      if (isSeen.current || !isWrong(active)) goToProblem(isBack);
      isSeen.current = true;
    },
  }));
  return { marksAt, goToProblem, focus };
}
