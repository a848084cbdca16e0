import { Button } from '@mantine/core';
import type { Upload, UploadLine } from '@portal/shared/contract/uploads';
import { fieldsOf, NEEDED_FIELDS, type UploadField } from '@portal/shared/domain/uploads/uploadFields';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { DataGrid } from '../../../ui/grid/DataGrid.tsx';
import type { GridHandle } from '../../../ui/grid/useGridProblems.ts';
import type { CellMarks, CellChange, GridColumn } from '../../../ui/grid/gridTypes.ts';
import { isUploadField, getFieldValue } from '../lineField.ts';
import { getCellProblems } from './getCellProblems.ts';
import type { CellChanges, CellEdit } from './useCellChanges.ts';
import { useLineRows, type LineFilter } from './useLineRows.ts';

interface UploadGridProps {
  readonly upload: Upload;
  readonly shown: LineFilter;
  readonly cells: CellChanges;
}

/** The rows of a file as they stand in a spreadsheet, each cell with what is wrong with it; it begins at the first that is. */
export function UploadGrid({ upload, shown, cells }: UploadGridProps) {
  const { t, i18n } = useTranslation('upload');
  const notify = useNotify();
  const grid = useRef<GridHandle>(null);
  const { rows, error, refetch } = useLineRows(upload, shown, cells);
  const columns = useGridColumns(upload, rows);
  const getMarks = useMarks(columns[0]?.id);
  const fail = (reason: unknown) => notify.error(apiErrorMessage(i18n, reason));
  if (rows === undefined)
    return error === undefined ? (
      <PageSkeleton rows={8} />
    ) : (
      <PartFailure error={error} onRetry={() => void refetch()} />
    );
  if (rows.length === 0) return <EmptyState text={t('lines.none')} />;
  const change = (texts: readonly CellChange<UploadLine>[]) => {
    const changes = texts.flatMap(({ row, columnId, text }): CellEdit[] =>
      isUploadField(columnId) ? [{ line: row, field: columnId, text }] : [],
    );
    cells.change(changes).catch(fail);
  };
  return (
    <>
      {upload.wrongCount > 0 && (
        <div className="pr-upload__bar">
          <Button size="xs" variant="default" onClick={() => grid.current?.goToProblem()}>
            {t('grid.next')}
          </Button>
          <span className="pr-upload__help">{t('grid.keys')}</span>
        </div>
      )}
      <DataGrid
        key={shown}
        ref={grid}
        label={t('lines.label')}
        corner={t('column.row')}
        columns={columns}
        rows={rows}
        rowKey={getNumber}
        rowHeader={getHeader}
        getMarks={getMarks}
        isLocked={isAdded}
        onChange={change}
        onUndo={() => void cells.undo?.().catch(fail)}
        onDoubtfulPaste={(row) => notify.error(t('grid.doubtful', { row }))}
        start={firstWrong(rows, columns)}
      />
    </>
  );
}

const getNumber = ({ lineNumber }: UploadLine): number => lineNumber;
const getHeader = ({ sheetRow }: UploadLine): string => String(sheetRow);
const isAdded = (line: UploadLine): boolean => line.isAdded;

function firstWrong(rows: readonly UploadLine[], columns: readonly GridColumn<UploadLine>[]) {
  const row = Math.max(
    rows.findIndex(({ errors }) => errors.length > 0),
    0,
  );
  const wrong = rows[row]?.errors.map(({ field }) => field) ?? [];
  return {
    row,
    column: Math.max(
      columns.findIndex(({ id }) => wrong.includes(id)),
      0,
    ),
  };
}

/** Pixels; what is not named here has the usual width. */
const WIDTHS: Readonly<Partial<Record<UploadField, number>>> = {
  amount: 104,
  quantity: 88,
  recipientEmail: 240,
  message: 240,
  emailSubject: 200,
};
const USUAL_WIDTH = 144;

/** Columns of what the file holds and needs, and of what is wrong. */
function useGridColumns(
  { kind, columns, values, causes }: Upload,
  rows: readonly UploadLine[] | undefined,
): readonly GridColumn<UploadLine>[] {
  const { t } = useTranslation('upload');
  const held = [...columns, ...values, ...causes].map(({ field }) => field);
  const typed = columns.length === 0 ? (rows ?? []) : [];
  const fields = fieldsOf(kind).filter(
    (field) =>
      NEEDED_FIELDS[kind].includes(field) ||
      held.includes(field) ||
      typed.some((line) => getFieldValue(line, field) !== ''),
  );
  const names = fields.join(' ');
  return useMemo(
    () =>
      names
        .split(' ')
        .filter(isUploadField)
        .map((field) => ({
          id: field,
          header: t(`field.${field}`),
          width: WIDTHS[field] ?? USUAL_WIDTH,
          getText: (line) => getFieldValue(line, field),
          isLong: field === 'message',
          ...(['amount', 'quantity'].includes(field) && { align: 'right' as const }),
        })),
    [names, t],
  );
}

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
