import type { Upload, UploadLine } from '@portal/shared/contract/uploads';
import { useMemo } from 'react';
import { useAllUploadLinesQuery } from '../uploadApi.ts';
import type { CellChanges } from './useCellChanges.ts';

/** All rows, those that have to be corrected, or those with something to tell. */
export type LineFilter = 'all' | 'invalid' | 'warned';

/**
 * The lines of an upload as they are now: a row that is corrected stays among those to correct until the list is read again, so that
 * nothing moves under the hand.
 */
export function useLineRows({ uploadId }: Upload, filter: LineFilter, { changed }: CellChanges) {
  const {
    // Those of the filter before are none of this one.
    currentData: lines,
    error,
    refetch,
  } = useAllUploadLinesQuery(
    { uploadId, ...(filter !== 'all' && { only: filter }) },
    { refetchOnMountOrArgChange: true },
  );
  const rows = useMemo(() => lines?.map((line): UploadLine => changed.get(line.lineNumber) ?? line), [lines, changed]);
  return { rows, error, refetch };
}
