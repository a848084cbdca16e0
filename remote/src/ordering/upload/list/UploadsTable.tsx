import type { UploadSummary } from '@portal/shared/contract/uploads';
import { UPLOAD_LIMITS } from '@portal/shared/domain/uploads/uploadLimits';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountName } from '../../../entities/account/useAccountName.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { FilterBar } from '../../../ui/filter/FilterBar.tsx';
import { FilterSearch } from '../../../ui/filter/FilterSearch.tsx';
import { typedText } from '../../../ui/page/urlParameter.ts';
import { QueryTable } from '../../../ui/table/QueryTable.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { useRowLinks } from '../../../ui/table/useRowLinks.ts';
import { useTableQuery } from '../../../ui/table/useTableQuery.ts';
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx';
import { useListUploadsQuery } from '../uploadApi.ts';
import { uploadPath } from '../uploadPath.ts';
import { UploadStateChip } from '../UploadStateChip.tsx';

const LIST = { sizes: [UPLOAD_LIMITS.uploadsOfPage], filters: { q: typedText } };
const getKey = ({ uploadId }: UploadSummary): string => uploadId;

/** The user's files, newest first, and the search among them. */
export function UploadsTable() {
  const { t } = useTranslation('upload');
  const list = useTableQuery(LIST);
  const { page, filters } = list;
  const query = useListUploadsQuery({ page, q: filters.q }, { refetchOnMountOrArgChange: true });
  const isEmpty = query.currentData?.total === 0 && filters.q === '';
  return (
    <>
      {!isEmpty && (
        <FilterBar
          count={0}
          search={
            <FilterSearch label={t('uploads.search')} value={filters.q} onChange={(q) => list.setFilters({ q })} />
          }
        />
      )}
      <QueryTable
        label={t('uploads.own')}
        columns={useUploadColumns()}
        rowKey={getKey}
        list={list}
        query={query}
        empty={<EmptyState text={t('uploads.none')} />}
      />
    </>
  );
}

function useUploadColumns(): readonly Column<UploadSummary>[] {
  const { t } = useTranslation('upload');
  const linkTo = useRowLinks();
  const getName = useAccountName();
  return useMemo(
    () => [
      {
        id: 'file',
        header: t('column.file'),
        width: 'minmax(160px, 2fr)',
        cell: (upload) => (
          <a {...linkTo(uploadPath(upload.uploadId))} className="pr-table__target">
            {upload.fileName ?? t('uploads.noFile')}
          </a>
        ),
      },
      {
        id: 'state',
        header: t('column.state'),
        width: 'minmax(144px, 1fr)',
        cell: (upload) => <UploadStateChip upload={upload} />,
      },
      {
        id: 'rows',
        header: t('column.rows'),
        width: '96px',
        align: 'right',
        cell: ({ rowCount }) => t('number', { count: rowCount }),
      },
      {
        id: 'account',
        header: t('column.account'),
        optional: 'shown',
        cell: (upload) => getName(upload.accountIdentifier),
      },
      {
        id: 'sent',
        header: t('column.sent'),
        width: '144px',
        cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
      },
    ],
    [t, linkTo, getName],
  );
}
