import type { UserFileRow } from '@portal/shared/contract/userFiles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { joinSentences } from '../../i18n/joinSentences.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column } from '../../ui/table/column.ts';
import { useListUserRowsQuery } from './userFilesApi.ts';
import { getErrorText } from './userRowTexts.ts';

const getKey = ({ rowNumber }: UserFileRow): string => String(rowNumber);

/** The rows that were confirmed and could not be invited, each with its reason. */
export function FailedUsers({ fileId }: { readonly fileId: string }) {
  const { t, i18n } = useTranslation('userFiles');
  const { data, error, refetch } = useListUserRowsQuery(
    { fileId, only: 'failed' },
    { refetchOnMountOrArgChange: true },
  );
  const columns = useMemo(
    (): readonly Column<UserFileRow>[] => [
      { id: 'email', header: t('field.email'), width: 'minmax(160px, 1fr)', cell: ({ cells: { email } }) => email },
      { id: 'row', header: t('column.row'), width: '72px', align: 'right', cell: ({ sheetRow }) => sheetRow },
      {
        id: 'reason',
        header: t('rejects.reason'),
        width: 'minmax(200px, 2fr)',
        cell: ({ errors }) =>
          joinSentences(
            i18n.language,
            errors.map((one) => getErrorText(i18n, one)),
          ),
      },
    ],
    [t, i18n],
  );
  return (
    <Section title={t('failedRows')}>
      <DataTable
        label={t('failedRows')}
        columns={columns}
        rowKey={getKey}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState text={t('rowsNone')} />}
      />
    </Section>
  );
}
