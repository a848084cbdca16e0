import { Button } from '@mantine/core';
import type { Upload, UploadLine } from '@portal/shared/contract/uploads';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { useListUploadLinesQuery } from '../uploadApi.ts';
import { FixLine } from './FixLine.tsx';
import type { CellChanges } from './useCellChanges.ts';

/** Rows that are mended in one go. */
const AT_ONCE = 25;

/** The first wrong rows. One that is mended stays, and says so, until the next are asked for: nothing moves under the hand. */
export function FixLines({
  upload: { uploadId, wrongCount },
  cells,
}: {
  readonly upload: Upload;
  readonly cells: CellChanges;
}) {
  const { t } = useTranslation('upload');
  const place = useRef<HTMLUListElement>(null);
  const { data, error, isFetching, refetch } = useListUploadLinesQuery(
    { uploadId, page: 0, size: AT_ONCE, only: 'invalid' },
    { refetchOnMountOrArgChange: true },
  );
  if (data === undefined)
    return error === undefined ? (
      <PageSkeleton rows={6} />
    ) : (
      <PartFailure error={error} onRetry={() => void refetch()} />
    );
  const rows = shownRows(data.rows, cells);
  const openHere = rows.filter(({ errors }) => errors.length > 0).length;
  const next = async () => {
    cells.settle();
    await refetch();
    place.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <ul ref={place} className="pr-fix" aria-busy={isFetching}>
        {rows.map((line) => (
          <FixLine key={line.lineNumber} line={line} onChange={cells.change} />
        ))}
      </ul>
      {openHere === 0 && wrongCount === 0 && <Notice kind="success">{t('fix.done')}</Notice>}
      {wrongCount > openHere && (
        <div>
          <Button variant="default" onClick={() => void next()}>
            {t('fix.next', { count: wrongCount - openHere })}
          </Button>
        </div>
      )}
    </>
  );
}

/** The rows of the server with those mended here, in the file's order. */
function shownRows(rows: readonly UploadLine[], { changed, mended }: CellChanges): readonly UploadLine[] {
  const byNumber = new Map(rows.map((line) => [line.lineNumber, line]));
  for (const [lineNumber, line] of changed)
    if (mended.has(lineNumber) || byNumber.has(lineNumber)) byNumber.set(lineNumber, line);
  return [...byNumber.values()].toSorted((a, b) => a.lineNumber - b.lineNumber);
}
