import type { UploadLine } from '@portal/shared/contract/uploads';
import type { UploadField } from '@portal/shared/domain/uploads/uploadFields';
import { UPLOAD_LIMITS } from '@portal/shared/domain/uploads/uploadLimits';
import { useCallback } from 'react';
import type { CellChange } from '../../../ui/grid/gridTypes.ts';
import * as grid from '../../../ui/grid/useCellChanges.ts';
import { getFieldValue, isUploadField, withFieldValue } from '../lineField.ts';
import { useChangeUploadLinesMutation } from '../uploadApi.ts';

/** A cell of a line, and what it is to hold. */
export interface CellEdit {
  readonly line: UploadLine;
  readonly field: UploadField;
  readonly text: string;
}

export interface CellChanges extends Omit<grid.CellChanges<UploadLine>, 'change'> {
  /** Sends new texts. Rejects with the server's refusal; what did not arrive waits, and is sent again with the next change. */
  readonly change: (cells: readonly CellEdit[]) => Promise<void>;
}

const LINES = {
  getKey: ({ lineNumber }: UploadLine): number => lineNumber,
  getText: (line: UploadLine, columnId: string): string =>
    isUploadField(columnId) ? getFieldValue(line, columnId) : '',
  withText: (line: UploadLine, columnId: string, text: string): UploadLine =>
    isUploadField(columnId) ? withFieldValue(line, columnId, text) : line,
  cellsOfCall: UPLOAD_LIMITS.cellsOfCall,
};

/** Cells of an upload as they are corrected. */
export function useCellChanges(uploadId: string): CellChanges {
  const [changeLines] = useChangeUploadLinesMutation();
  const send = useCallback(
    async (cells: readonly CellChange<UploadLine>[]) => {
      const changes = cells.flatMap(({ row: { lineNumber }, columnId, text }) =>
        isUploadField(columnId) ? [{ lineNumber, field: columnId, value: text }] : [],
      );
      return (await changeLines({ uploadId, body: { changes } }).unwrap()).lines;
    },
    [changeLines, uploadId],
  );
  const changes = grid.useCellChanges({ ...LINES, send });
  const { change } = changes;
  return {
    ...changes,
    change: useCallback(
      (cells) => change(cells.map(({ line, field, text }) => ({ row: line, columnId: field, text }))),
      [change],
    ),
  };
}
