import type { StaffAuditEntry } from '@portal/shared/contract/staffAudit';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useListAuditsQuery } from '../auditApi.ts';
import { AuditDetail } from './AuditDetail.tsx';
import { useAuditColumns } from './useAuditColumns.tsx';
import { AUDIT_LIST, useAuditQuery } from './useAuditQuery.ts';

const keyOf = ({ platformClientId, id }: StaffAuditEntry): string => `${platformClientId} ${id}`;

const detailOf = (entry: StaffAuditEntry) => <AuditDetail entry={entry} />;

/** The audit log, the latest entries first. */
export function AuditTable() {
  const { t } = useTranslation('staff');
  const { table, request } = useAuditQuery();
  const columns = useAuditColumns();
  const { data, currentData, error, isFetching, refetch, fulfilledTimeStamp } = useListAuditsQuery(request, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <DataTable
      label={t('title.audits')}
      columns={columns}
      rowKey={keyOf}
      rows={(error === undefined ? data : currentData)?.rows}
      query={table}
      sizes={AUDIT_LIST.sizes}
      total={data?.total ?? 0}
      isCapped={data?.isCapped ?? false}
      isFetching={isFetching}
      error={error}
      loadedAt={fulfilledTimeStamp}
      onRetry={() => void refetch()}
      detail={detailOf}
      empty={<EmptyState text={t('audits.empty')} />}
    />
  );
}
