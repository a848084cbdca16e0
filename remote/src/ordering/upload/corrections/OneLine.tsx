import type { Upload } from '@portal/shared/contract/uploads';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { RowByRow } from '../../../ui/grid/RowByRow.tsx';
import { LineCorrection } from './LineCorrection.tsx';
import type { GoalProps } from './cellGoal.ts';
import type { CellChanges } from './useCellChanges.ts';
import { useLineRows } from './useLineRows.ts';

interface OneLineProps extends GoalProps {
  readonly upload: Upload;
  readonly cells: CellChanges;
}

/** Draws one wrong row at a time, where a grid has no room. A row that is corrected stays until the next one is asked for. */
export function OneLine({ upload, cells, goal, onReached }: OneLineProps) {
  const { t } = useTranslation('upload');
  const { rows, error, refetch } = useLineRows(upload, 'invalid', cells);
  const [at, setAt] = useState(0);
  const containerRef = useRef<HTMLDivElement>(null);
  const goalAt = goal === null ? -1 : (rows?.findIndex(({ lineNumber }) => lineNumber === goal.lineNumber) ?? -1);
  if (goalAt !== -1 && goalAt !== at) setAt(goalAt);
  useEffect(() => {
    if (goalAt === -1) return;
    containerRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    onReached();
  }, [goalAt, onReached]);
  if (rows === undefined)
    return error === undefined ? (
      <PageSkeleton rows={6} />
    ) : (
      <PartFailure error={error} onRetry={() => void refetch()} />
    );
  const line = rows[Math.min(at, rows.length - 1)];
  if (line === undefined) return null;
  return (
    <RowByRow
      ref={containerRef}
      at={at}
      count={rows.length}
      onMove={setAt}
      texts={{
        previous: t('fix.previous'),
        following: t('fix.following'),
        position: t('fix.place', { number: at + 1, count: rows.length }),
      }}
    >
      {upload.wrongCount === 0 && <Notice kind="success">{t('fix.done')}</Notice>}
      <LineCorrection key={line.lineNumber} line={line} cells={cells} method={upload.kind} />
    </RowByRow>
  );
}
