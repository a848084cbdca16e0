import type { UserFileRow } from '@portal/shared/contract/userFiles';
import { USER_FILE_FIELDS } from '@portal/shared/domain/userFiles/userFileFields';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { CellField } from '../../ui/grid/CellField.tsx';
import { RowByRow } from '../../ui/grid/RowByRow.tsx';
import type { UserRowsProps } from './UserGrid.tsx';
import { getCellErrors } from './userRowTexts.ts';
import type { UserCells } from './useUserCells.ts';
import { useUserRows } from './useUserRows.ts';

/** Draws one row at a time, where a grid has no room. A row that is corrected stays until the next one is asked for. */
export function OneUserRow({ file, only, cells }: UserRowsProps) {
  const { t } = useTranslation('userFiles');
  const { rows, error, refetch } = useUserRows(file.fileId, only, cells);
  const [at, setAt] = useState(0);
  if (rows === undefined)
    return error === undefined ? (
      <PageSkeleton rows={6} />
    ) : (
      <PartFailure error={error} title={t('failed.rows')} onRetry={() => void refetch()} />
    );
  const row = rows[Math.min(at, rows.length - 1)];
  if (row === undefined) return <EmptyState text={t('rowsNone')} />;
  return (
    <RowByRow
      at={at}
      count={rows.length}
      onMove={setAt}
      texts={{
        previous: t('oneRow.previous'),
        following: t('oneRow.following'),
        position: t('oneRow.position', { number: at + 1, count: rows.length }),
      }}
    >
      <RowFields key={row.rowNumber} row={row} cells={cells} />
    </RowByRow>
  );
}

function RowFields({ row, cells }: { readonly row: UserFileRow; readonly cells: UserCells }) {
  const { t, i18n } = useTranslation('userFiles');
  const { firstName, lastName } = row.cells;
  return (
    <section className="pr-fix__line" data-good={row.errors.length === 0 || undefined}>
      <p className="pr-fix__head">
        <strong>{t('oneRow.row', { number: row.sheetRow })}</strong>{' '}
        <span className="pr-user-files__help">{fullName(firstName, lastName)}</span>
      </p>
      <div className="pr-fix__cells">
        {USER_FILE_FIELDS.map((field) => (
          <CellField
            key={field}
            label={t(`field.${field}`)}
            accessibleLabel={t('oneRow.cell', { field: t(`field.${field}`), number: row.sheetRow })}
            text={row.cells[field]}
            problems={getCellErrors(i18n, row, field)}
            onChange={(text) => cells.change([{ row, columnId: field, text }])}
          />
        ))}
      </div>
    </section>
  );
}
