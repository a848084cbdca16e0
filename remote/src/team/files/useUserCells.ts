import type { UserFileRow } from '@portal/shared/contract/userFiles';
import { USER_FILE_LIMITS } from '@portal/shared/domain/userFiles/userFileLimits';
import { useCallback } from 'react';
import type { CellChange } from '../../ui/grid/gridTypes.ts';
import { useCellChanges, type CellChanges } from '../../ui/grid/useCellChanges.ts';
import { useChangeUserRowsMutation } from './userFilesApi.ts';
import { isUserFileField } from './userRowTexts.ts';

export type UserCells = CellChanges<UserFileRow>;

const ROWS = {
  getKey: ({ rowNumber }: UserFileRow): number => rowNumber,
  getText: ({ cells }: UserFileRow, columnId: string): string => (isUserFileField(columnId) ? cells[columnId] : ''),
  withText: (row: UserFileRow, columnId: string, text: string): UserFileRow => ({
    ...row,
    cells: { ...row.cells, [columnId]: text },
  }),
  cellsOfCall: USER_FILE_LIMITS.cellsOfCall,
};

/** Cells of a file of users as they are corrected. */
export function useUserCells(fileId: string): UserCells {
  const [changeRows] = useChangeUserRowsMutation();
  const send = useCallback(
    async (cells: readonly CellChange<UserFileRow>[]) => {
      const changes = cells.flatMap(({ row: { rowNumber }, columnId, text }) =>
        isUserFileField(columnId) ? [{ rowNumber, field: columnId, value: text }] : [],
      );
      return (await changeRows({ fileId, body: { changes } }).unwrap()).rows;
    },
    [changeRows, fileId],
  );
  return useCellChanges({ ...ROWS, send });
}
