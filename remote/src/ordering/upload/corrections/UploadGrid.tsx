import type { Upload, UploadLine } from '@portal/shared/contract/uploads';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { NextProblem } from '../../../ui/grid/CorrectionBar.tsx';
import { DataGrid } from '../../../ui/grid/DataGrid.tsx';
import { findFirstError } from '../../../ui/grid/gridModel.ts';
import type { GridHandle } from '../../../ui/grid/useGridProblems.ts';
import type { CellMarks, CellChange } from '../../../ui/grid/gridTypes.ts';
import { useRewardNames } from '../../../entities/catalog/useReward.ts';
import { isUploadField } from '../lineField.ts';
import type { GoalProps } from './cellGoal.ts';
import { getCellProblems } from './getCellProblems.ts';
import { RewardDetail } from './RewardDetail.tsx';
import { useGridColumns } from './useGridColumns.tsx';
import type { CellChanges, CellEdit } from './useCellChanges.ts';
import { useLineRows, type LineFilter } from './useLineRows.ts';

interface UploadGridProps extends GoalProps {
  readonly upload: Upload;
  readonly shown: LineFilter;
  readonly cells: CellChanges;
}

/** The rows of a file as they stand in a spreadsheet, each cell with what is wrong with it; it begins at the first that is. */
export function UploadGrid({ upload, shown, cells, goal, onReached }: UploadGridProps) {
  const { t, i18n } = useTranslation('upload');
  const notify = useNotify();
  const grid = useRef<GridHandle>(null);
  const { rows, error, refetch } = useLineRows(upload, shown, cells);
  const names = useRewardNames();
  const columns = useGridColumns(upload, rows, names);
  const getMarks = useMarks(columns[0]?.id);
  useEffect(() => {
    const row = goal === null ? -1 : (rows?.findIndex(({ lineNumber }) => lineNumber === goal.lineNumber) ?? -1);
    const column = columns.findIndex(({ id }) => id === goal?.field);
    if (row === -1 || column === -1 || grid.current === null) return;
    grid.current.goToCell({ row, column });
    onReached();
  });
  const fail = (reason: unknown) => notify.error(apiErrorMessage(i18n, reason));
  // Rewards stand there by their names.
  if (rows === undefined || names === null)
    return error === undefined ? (
      <PageSkeleton rows={8} />
    ) : (
      <PartFailure error={error} onRetry={() => void refetch()} />
    );
  if (rows.length === 0) return <EmptyState text={t('lines.none')} />;
  const correctedCount = shown === 'invalid' ? rows.filter(({ errors }) => errors.length === 0).length : 0;
  const change = (texts: readonly CellChange<UploadLine>[]) => {
    const changes = texts.flatMap(({ row, columnId, text }): CellEdit[] =>
      isUploadField(columnId) ? [{ line: row, field: columnId, text }] : [],
    );
    cells.change(changes).catch(fail);
  };
  const renderDetail = (line: UploadLine, field: string) =>
    field === 'utid' && line.utid !== '' ? (
      <RewardDetail line={line} onChoose={(utid) => cells.change([{ line, field, text: utid }]).catch(fail)} />
    ) : null;
  return (
    <>
      {upload.wrongCount > 0 && (
        <NextProblem text={t('grid.next')} help={t('grid.keys')} onNext={() => grid.current?.goToProblem()} />
      )}
      <DataGrid
        ref={grid}
        label={t('lines.label')}
        corner={t('column.row')}
        columns={columns}
        rows={rows}
        rowKey={getNumber}
        rowHeader={getHeader}
        getMarks={getMarks}
        renderDetail={renderDetail}
        isLocked={isAdded}
        onChange={change}
        onUndo={() => void cells.undo?.().catch(fail)}
        onDoubtfulPaste={(row) => notify.error(t('grid.doubtful', { row }))}
        start={findFirstError(
          rows,
          columns.map(({ id }) => id),
        )}
      />
      {correctedCount > 0 && (
        <p className="pr-upload__help">
          {t('lines.corrected', { count: correctedCount })}{' '}
          <button type="button" className="pr-link" onClick={() => void refetch()}>
            {t('lines.hideCorrected', { count: correctedCount })}
          </button>
        </p>
      )}
    </>
  );
}

const getNumber = ({ lineNumber }: UploadLine): number => lineNumber;
const getHeader = ({ sheetRow }: UploadLine): string => String(sheetRow);
const isAdded = (line: UploadLine): boolean => line.isAdded;

/** Returns the marks of a cell; those that concern the whole row stand at its first. */
function useMarks(first: string | undefined): (line: UploadLine, field: string) => CellMarks {
  const { t, i18n } = useTranslation('upload');
  return useCallback(
    (line, field) => ({
      problems: getCellProblems(i18n, line, field),
      hints: line.warnings
        .filter((warning) => (warning.field ?? first) === field)
        .map(({ warning }) => t(`warning.${warning}`)),
    }),
    [i18n, t, first],
  );
}
