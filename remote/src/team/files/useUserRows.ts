import type { UserFileRow, UserFileRowsQuery } from '@portal/shared/contract/userFiles';
import { useMemo } from 'react';
import { useListUserRowsQuery } from './userFilesApi.ts';
import type { UserCells } from './useUserCells.ts';

/** The rows of a file as they are now: one that is corrected stays among the wrong ones until the list is read again. */
export function useUserRows(fileId: string, only: UserFileRowsQuery['only'], { changed }: UserCells) {
  const { currentData, error, refetch } = useListUserRowsQuery(
    { fileId, ...(only && { only }) },
    { refetchOnMountOrArgChange: true },
  );
  const rows = useMemo(
    () => currentData?.map((row): UserFileRow => changed.get(row.rowNumber) ?? row),
    [currentData, changed],
  );
  return { rows, error, refetch };
}
