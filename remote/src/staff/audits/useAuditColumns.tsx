import type { StaffAuditEntry } from '@portal/shared/contract/staffAudit';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, useLocation } from 'react-router-dom';
import type { Column } from '../../ui/table/column.ts';
import { useRowLinks } from '../../ui/table/useRowLinks.ts';
import { ExactTime } from '../../ui/time/ExactTime.tsx';
import { AuditActor } from './AuditActor.tsx';

/** The columns of the audit log; each entry leads to its detail. */
export function useAuditColumns(): readonly Column<StaffAuditEntry>[] {
  const { t } = useTranslation('staff');
  const { search } = useLocation();
  const linkTo = useRowLinks();
  return useMemo(
    () => [
      {
        id: 'action',
        header: t('audits.action'),
        width: 'minmax(152px, 1fr)',
        cell: ({ action, platformClientId, id: auditId }) => (
          <a
            {...linkTo(generatePath(PATHS.staffAudit, { platformClientId, auditId }) + search)}
            className="pr-table__target"
          >
            {action}
          </a>
        ),
      },
      {
        id: 'who',
        header: t('audits.who'),
        width: 'minmax(168px, 1.4fr)',
        cell: (entry) => <AuditActor entry={entry} />,
      },
      {
        id: 'platform',
        header: t('platforms.name'),
        width: 'minmax(128px, 1fr)',
        cell: ({ platformName }) => <span className="pr-staff-text">{platformName}</span>,
      },
      {
        id: 'createdAt',
        header: t('audits.time'),
        width: 'minmax(224px, 1fr)',
        sortable: true,
        cell: ({ createdAt }) => <ExactTime at={createdAt} />,
      },
      {
        id: 'record',
        header: t('audits.record'),
        width: 'minmax(152px, 1fr)',
        cell: ({ entityType, entityId }) => (
          <span className="pr-staff-code pr-staff-record-name">
            {entityType} {entityId}
          </span>
        ),
      },
    ],
    [t, linkTo, search],
  );
}
