import type { UploadField } from '@portal/shared/domain/uploads/uploadFields';

/** A cell that somebody asked to be led to. */
export interface CellGoal {
  readonly lineNumber: number;
  readonly field: UploadField;
}

/** A view of rows that leads to a cell once it has its row. */
export interface GoalProps {
  readonly goal: CellGoal | null;
  readonly onReached: () => void;
}
