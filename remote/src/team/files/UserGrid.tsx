import type { UserFile, UserFileRow, UserFileRowsQuery } from '@portal/shared/contract/userFiles';
import { USER_FILE_FIELDS, type UserFileField } from '@portal/shared/domain/userFiles/userFileFields';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { NextProblem } from '../../ui/grid/CorrectionBar.tsx';
import { DataGrid } from '../../ui/grid/DataGrid.tsx';
import { findFirstError } from '../../ui/grid/gridModel.ts';
import type { CellMarks, GridColumn } from '../../ui/grid/gridTypes.ts';
import type { GridHandle } from '../../ui/grid/useGridProblems.ts';
import { getCellErrors, isUserFileField } from './userRowTexts.ts';
import type { UserCells } from './useUserCells.ts';
import { useUserRows } from './useUserRows.ts';

/** Pixels. */
const WIDTHS: Readonly<Record<UserFileField, number>> = {
  email: 248,
  firstName: 136,
  lastName: 136,
  role: 136,
  language: 104,
  platformAccess: 160,
  groups: 144,
  accounts: 144,
};

export interface UserRowsProps {
  readonly file: UserFile;
  readonly only: UserFileRowsQuery['only'];
  readonly cells: UserCells;
}

/** The rows of a file as they stand in a spreadsheet, each cell with what is wrong with it. */
export function UserGrid({ file, only, cells }: UserRowsProps) {
  const { t, i18n } = useTranslation('userFiles');
  const notify = useNotify();
  const grid = useRef<GridHandle>(null);
  const { rows, error, refetch } = useUserRows(file.fileId, only, cells);
  const columns = useMemo(
    () =>
      USER_FILE_FIELDS.map((field): GridColumn<UserFileRow> => ({
        id: field,
        header: t(`field.${field}`),
        width: WIDTHS[field],
        getText: (row) => row.cells[field],
      })),
    [t],
  );
  const getMarks = useCallback(
    (row: UserFileRow, columnId: string): CellMarks => ({
      problems: isUserFileField(columnId) ? getCellErrors(i18n, row, columnId) : [],
      hints: columnId === 'email' ? getHints(row).map((hint) => t(`hint.${hint}`)) : [],
    }),
    [i18n, t],
  );
  if (rows === undefined)
    return error === undefined ? (
      <PageSkeleton rows={8} />
    ) : (
      <PartFailure error={error} title={t('failed.rows')} onRetry={() => void refetch()} />
    );
  if (rows.length === 0) return <EmptyState text={t('rowsNone')} />;
  const fail = (reason: unknown) => notify.error(apiErrorMessage(i18n, reason));
  const corrected = only === 'wrong' ? rows.filter(({ errors }) => errors.length === 0).length : 0;
  return (
    <>
      {file.wrong > 0 && (
        <NextProblem text={t('grid.next')} help={t('grid.keys')} onNext={() => grid.current?.goToProblem()} />
      )}
      <DataGrid
        ref={grid}
        label={t('grid.label')}
        corner={t('column.row')}
        columns={columns}
        rows={rows}
        rowKey={getNumber}
        rowHeader={getHeader}
        getMarks={getMarks}
        isLocked={isLocked}
        onChange={(changes) => void cells.change(changes).catch(fail)}
        onUndo={() => void cells.undo?.().catch(fail)}
        onDoubtfulPaste={(row) => notify.error(t('grid.doubtful', { row }))}
        start={findFirstError(rows, USER_FILE_FIELDS)}
      />
      {corrected > 0 && (
        <p className="pr-user-files__help">
          {t('corrected.text', { count: corrected })}{' '}
          <button type="button" className="pr-link" onClick={() => void refetch()}>
            {t('corrected.hide')}
          </button>
        </p>
      )}
    </>
  );
}

const getNumber = ({ rowNumber }: UserFileRow): number => rowNumber;
const getHeader = ({ sheetRow }: UserFileRow): string => String(sheetRow);
const isLocked = ({ outcome }: UserFileRow): boolean => outcome !== null;

const getHints = ({ isMove, isHidden }: UserFileRow) => [
  ...(isMove ? (['move'] as const) : []),
  ...(isHidden ? (['hidden'] as const) : []),
];
