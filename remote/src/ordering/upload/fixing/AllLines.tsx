import type { Upload, UploadLine } from '@portal/shared/contract/uploads';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { StatusChip } from '../../../ui/status/StatusChip.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { TableQuery } from '../../../ui/table/useTableQuery.ts';
import { useListUploadLinesQuery } from '../uploadApi.ts';

const SIZES = [25, 100];
const keyOf = ({ lineNumber }: UploadLine): string => String(lineNumber);

interface AllLinesProps {
  readonly upload: Upload;
  readonly query: TableQuery;
  readonly only: 'warned' | undefined;
}

/** All rows as they are understood, to look through. */
export function AllLines({ upload: { uploadId }, query, only }: AllLinesProps) {
  const { t } = useTranslation('upload');
  const { data, error, isFetching, refetch } = useListUploadLinesQuery({
    uploadId,
    page: query.page,
    size: query.size,
    ...(only && { only }),
  });
  return (
    <DataTable
      label={t('lines.label')}
      columns={useLineColumns()}
      rowKey={keyOf}
      rows={data?.rows}
      query={query}
      sizes={SIZES}
      total={data?.total ?? 0}
      isFetching={isFetching}
      error={error}
      onRetry={() => void refetch()}
      empty={<EmptyState text={t('lines.none')} />}
    />
  );
}

function useLineColumns(): readonly Column<UploadLine>[] {
  const { t } = useTranslation('upload');
  return useMemo(
    () => [
      { id: 'row', header: t('column.row'), width: '72px', align: 'right', cell: ({ sheetRow }) => sheetRow },
      {
        id: 'recipient',
        header: t('column.recipient'),
        width: 'minmax(160px, 2fr)',
        cell: ({ recipientFirstName, recipientLastName, recipientEmail }) => (
          <span className="pr-upload__two">
            <span>{fullName(recipientFirstName, recipientLastName)}</span>
            <span className="pr-upload__help">{recipientEmail}</span>
          </span>
        ),
      },
      { id: 'reward', header: t('field.utid'), width: '112px', cell: ({ utid }) => utid },
      {
        id: 'amount',
        header: t('field.amount'),
        width: '128px',
        align: 'right',
        cell: ({ value, amount }) =>
          value === null ? amount : <Money amount={value.amount} currencyCode={value.currencyCode} variant="table" />,
      },
      {
        id: 'state',
        header: t('column.state'),
        width: 'minmax(160px, 1.4fr)',
        cell: ({ errors, warnings, isAdded }) => {
          if (isAdded) return <StatusChip tone="pending" label={t('lines.added')} />;
          if (errors.length > 0) return <StatusChip tone="danger" label={t('lines.wrong', { count: errors.length })} />;
          const [warning] = warnings;
          return warning === undefined ? (
            <StatusChip tone="success" label={t('lines.good')} />
          ) : (
            <StatusChip tone="warning" label={t(`warning.${warning.warning}`)} />
          );
        },
      },
    ],
    [t],
  );
}
