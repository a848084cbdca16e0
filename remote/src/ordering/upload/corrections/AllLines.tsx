import type { Upload, UploadLine } from '@portal/shared/contract/uploads';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { StatusChip } from '../../../ui/status/StatusChip.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { QueryTable } from '../../../ui/table/QueryTable.tsx';
import type { TableQuery } from '../../../ui/table/useTableQuery.ts';
import { useRewardNames } from '../../../entities/catalog/useReward.ts';
import { useListUploadLinesQuery } from '../uploadApi.ts';

const getKey = ({ lineNumber }: UploadLine): string => String(lineNumber);

interface AllLinesProps {
  readonly upload: Upload;
  readonly list: TableQuery;
  readonly only: 'warned' | undefined;
}

/** All rows as they are understood, to look through. */
export function AllLines({ upload: { uploadId }, list, only }: AllLinesProps) {
  const { t } = useTranslation('upload');
  const query = useListUploadLinesQuery({
    uploadId,
    page: list.page,
    size: list.size,
    ...(only && { only }),
  });
  return (
    <QueryTable
      label={t('lines.label')}
      columns={useLineColumns()}
      rowKey={getKey}
      list={list}
      query={query}
      empty={<EmptyState text={t('lines.none')} />}
    />
  );
}

function useLineColumns(): readonly Column<UploadLine>[] {
  const { t } = useTranslation('upload');
  const names = useRewardNames();
  return useMemo(
    () => [
      { id: 'row', header: t('column.row'), width: '72px', align: 'right', cell: ({ sheetRow }) => sheetRow },
      {
        id: 'recipient',
        header: t('column.recipient'),
        width: 'minmax(160px, 2fr)',
        cell: ({ recipientFirstName, recipientLastName, recipientEmail, recipientMobileNumber }) => (
          <span className="pr-upload__two">
            <span>{fullName(recipientFirstName, recipientLastName)}</span>
            <span className="pr-upload__help">{recipientEmail || recipientMobileNumber}</span>
          </span>
        ),
      },
      {
        id: 'reward',
        header: t('field.utid'),
        width: 'minmax(112px, 1fr)',
        cell: ({ utid }) => names?.get(utid) ?? utid,
      },
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
    [t, names],
  );
}
