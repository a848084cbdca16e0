import type { StaffAuditEntry } from '@portal/shared/contract/staffAudit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/table/column.ts';
import { ExactTime } from '../../ui/time/ExactTime.tsx';

/** The columns of the audit log. */
export function useAuditColumns(): readonly Column<StaffAuditEntry>[] {
  const { t } = useTranslation('staff');
  return useMemo(
    () => [
      {
        id: 'createdAt',
        header: t('audits.time'),
        width: 'minmax(176px, 1.2fr)',
        sortable: true,
        cell: ({ createdAt }) => <ExactTime at={createdAt} />,
      },
      {
        id: 'who',
        header: t('audits.who'),
        width: 'minmax(176px, 1.6fr)',
        cell: ({ who, isStaff }) => (
          <span className="pr-staff-text">
            {who ?? t('audits.nobody')}
            {isStaff && <span>{` (${t('audits.staff')})`}</span>}
          </span>
        ),
      },
      {
        id: 'action',
        header: t('audits.action'),
        width: 'minmax(144px, 1.2fr)',
        cell: ({ action }) => <span className="pr-staff-code">{action}</span>,
      },
      {
        id: 'platform',
        header: t('platforms.name'),
        width: 'minmax(136px, 1.2fr)',
        cell: ({ platformName }) => <span className="pr-staff-text">{platformName}</span>,
      },
      {
        id: 'record',
        header: t('audits.record'),
        width: 'minmax(160px, 1.6fr)',
        cell: ({ entityType, entityId }) => (
          <span className="pr-staff-code">
            {entityType} {entityId}
          </span>
        ),
      },
    ],
    [t],
  );
}
