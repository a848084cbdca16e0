import type { StaffAuditEntry } from '@portal/shared/contract/staffAudit';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { QueryTable } from '../../ui/table/QueryTable.tsx';
import { useListAuditsQuery } from './auditApi.ts';
import { useAuditColumns } from './useAuditColumns.tsx';
import { useAuditQuery } from './useAuditQuery.ts';

const getKey = ({ platformClientId, id }: StaffAuditEntry): string => `${platformClientId} ${id}`;

/** The audit log, the latest entries first. */
export function AuditTable() {
  const { t } = useTranslation('staff');
  const { table, request } = useAuditQuery();
  const columns = useAuditColumns();
  return (
    <QueryTable
      label={t('title.audits')}
      columns={columns}
      rowKey={getKey}
      list={table}
      query={useListAuditsQuery(request, { refetchOnMountOrArgChange: true })}
      empty={<EmptyState text={t('audits.empty')} />}
    />
  );
}
