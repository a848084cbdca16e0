import type { UserFile, UserFileRow } from '@portal/shared/contract/userFiles';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import '../../ui/form/form.css';
import { useApproveUserMovesMutation, useListUserRowsQuery } from './userFilesApi.ts';

/** The users of other organisations, each of whom is asked to move here only when that was approved; it says what they would lose. */
export function UserMoves({ file: { fileId, moves, movesOpen } }: { readonly file: UserFile }) {
  const count = moves + movesOpen;
  return count === 0 ? null : <MoveList key={count} fileId={fileId} />;
}

function MoveList({ fileId }: { readonly fileId: string }) {
  const { t, i18n } = useTranslation(['userFiles', 'team']);
  const notify = useNotify();
  const titleId = useId();
  const { data, error, refetch } = useListUserRowsQuery({ fileId, only: 'moves' }, { refetchOnMountOrArgChange: true });
  const [approve] = useApproveUserMovesMutation();
  if (data === undefined)
    return error === undefined ? null : (
      <PartFailure error={error} title={t('failed.rows')} onRetry={() => void refetch()} />
    );
  const toggle = async (rowNumber: number, isApproved: boolean) => {
    const result = await approve({ fileId, body: { moves: [{ rowNumber, isApproved }] } });
    if (result.error !== undefined) notify.error(apiErrorMessage(i18n, result.error));
  };
  return (
    <section aria-labelledby={titleId} className="pr-user-files__moves">
      <h2 id={titleId}>{t('moves.title', { count: data.length })}</h2>
      <p>{t('moves.text')}</p>
      {data.map((row) => (
        <Move key={row.rowNumber} row={row} onToggle={(isApproved) => void toggle(row.rowNumber, isApproved)} />
      ))}
      <p className="pr-user-files__help">{t('team:elsewhere.nothing')}</p>
    </section>
  );
}

interface MoveProps {
  readonly row: UserFileRow;
  readonly onToggle: (isApproved: boolean) => void;
}

function Move({ row: { sheetRow, cells, isMoveApproved }, onToggle }: MoveProps) {
  const { t } = useTranslation('userFiles');
  const id = useId();
  const { firstName, lastName, email } = cells;
  return (
    <div className="pr-checkbox">
      <input
        id={id}
        type="checkbox"
        checked={isMoveApproved}
        aria-describedby={`${id}-loses`}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{t('moves.ask', { name: fullName(firstName, lastName), email })}</label>
      <p id={`${id}-loses`} className="pr-checkbox__help">
        {t('moves.loses', { row: sheetRow })}
      </p>
    </div>
  );
}
