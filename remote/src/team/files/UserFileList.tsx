import type { UserFile } from '@portal/shared/contract/userFiles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column } from '../../ui/table/column.ts';
import { useRowLinks } from '../../ui/table/useRowLinks.ts';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import { UserFileState } from './UserFileState.tsx';
import { userFilePath } from './userFilePath.ts';
import { useListUserFilesQuery } from './userFilesApi.ts';

const getKey = ({ fileId }: UserFile): string => fileId;

/** The files that the user has sent and that are still kept, newest first. */
export function UserFileList() {
  const { t } = useTranslation('userFiles');
  const { data, error, refetch } = useListUserFilesQuery(undefined, { refetchOnMountOrArgChange: true });
  const columns = useFileColumns();
  return (
    <DataTable
      label={t('own.title')}
      columns={columns}
      rowKey={getKey}
      rows={data}
      error={error}
      onRetry={() => void refetch()}
      empty={<EmptyState text={t('own.none')} />}
    />
  );
}

function useFileColumns(): readonly Column<UserFile>[] {
  const { t } = useTranslation('userFiles');
  const linkTo = useRowLinks();
  return useMemo(
    () => [
      {
        id: 'file',
        header: t('column.file'),
        width: 'minmax(160px, 2fr)',
        cell: ({ fileId, fileName }) => (
          <a {...linkTo(userFilePath(fileId))} className="pr-table__target">
            {fileName}
          </a>
        ),
      },
      {
        id: 'state',
        header: t('column.state'),
        width: 'minmax(160px, 1fr)',
        cell: (file) => <UserFileState file={file} />,
      },
      {
        id: 'rows',
        header: t('column.rows'),
        width: '96px',
        align: 'right',
        cell: ({ total }) => t('number', { count: total }),
      },
      {
        id: 'sent',
        header: t('column.sent'),
        width: '144px',
        cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
      },
    ],
    [t, linkTo],
  );
}
