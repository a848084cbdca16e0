import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { UserFile } from '@portal/shared/contract/userFiles';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { CorrectionBar } from '../../ui/grid/CorrectionBar.tsx';
import { choice } from '../../ui/page/urlParameter.ts';
import { useTableQuery } from '../../ui/table/useTableQuery.ts';
import { ConfirmUsers } from './ConfirmUsers.tsx';
import { DownloadUserRejects } from './DownloadUserRejects.tsx';
import { OneUserRow } from './OneUserRow.tsx';
import { UserGrid } from './UserGrid.tsx';
import { UserMoves } from './UserMoves.tsx';
import { useUserCells } from './useUserCells.ts';
import { useChangeUserRowsMutation } from './userFilesApi.ts';

const NARROW = `(width < ${SETTINGS.layout.sheetBelowEm}em)`;
const SHOWN = ['', 'wrong', 'all'] as const;
const ROWS = { sizes: [25], filters: { show: choice(SHOWN, '') } };

/** Shows what is ready, what is wrong and why; wrong cells are corrected in place, moves are approved, and then all is confirmed. */
export function CheckedUsers({ file }: { readonly file: UserFile }) {
  const { t, i18n } = useTranslation('userFiles');
  const notify = useNotify();
  const query = useTableQuery(ROWS);
  const cells = useUserCells(file.fileId);
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  // Decided once: nothing moves under the hand when a cell becomes good or wrong.
  const [first] = useState<'wrong' | 'all'>(file.wrong > 0 ? 'wrong' : 'all');
  const shown = query.filters.show === '' ? first : query.filters.show;
  const counts = [
    ['wrong', file.wrong],
    ['all', file.total],
  ] as const;
  const views = counts.filter(([view, count]) => view === shown || count > 0);
  return (
    <>
      <ConfirmUsers file={file} isSaved={cells.state !== 'saving' && cells.state !== 'waiting'} />
      {file.ignoredHeadings.length > 0 && (
        <Notice kind="info">{t('ignored', { headings: file.ignoredHeadings })}</Notice>
      )}
      {file.later > 0 && <LookUpLater file={file} />}
      <UserMoves file={file} />
      <CorrectionBar
        label={t('show.label')}
        views={views.map(([view, count]) => ({ view, text: t(`show.${view}`, { count }) }))}
        shown={shown}
        onShow={(view) => query.setFilters({ show: view })}
        cells={cells}
        texts={{
          state: cells.state === 'idle' ? '' : t(`cells.${cells.state}`),
          retry: t('cells.retry'),
          undo: t('cells.undo'),
        }}
        onError={(error) => notify.error(apiErrorMessage(i18n, error))}
      >
        {file.wrong > 0 && <DownloadUserRejects fileId={file.fileId} />}
      </CorrectionBar>
      {isNarrow ? (
        <OneUserRow key={shown} file={file} only={shown === 'wrong' ? 'wrong' : undefined} cells={cells} />
      ) : (
        <UserGrid key={shown} file={file} only={shown === 'wrong' ? 'wrong' : undefined} cells={cells} />
      )}
    </>
  );
}

/** Tells that some addresses could not be looked up yet, and looks them up again. */
function LookUpLater({ file: { fileId, later } }: { readonly file: UserFile }) {
  const { t, i18n } = useTranslation('userFiles');
  const [changeRows, { isLoading, error }] = useChangeUserRowsMutation();
  const lookUp = () => void changeRows({ fileId, body: { changes: [] } });
  return (
    <Notice
      kind="warning"
      actions={
        <Button size="xs" variant="default" loading={isLoading} onClick={lookUp}>
          {t('later.again')}
        </Button>
      }
    >
      <span>{t('later.text', { count: later })}</span>{' '}
      {error !== undefined && <span>{apiErrorMessage(i18n, error)}</span>}
    </Notice>
  );
}
