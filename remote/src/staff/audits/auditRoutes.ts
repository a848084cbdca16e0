import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { listedRow, staffRow } from '../staffRow.ts';

/** The log of actions, and one entry beside the list. */
export const auditRoutes: readonly RouteRow[] = [
  {
    ...listedRow(PATHS.staffAudits, 'audits', async () => (await import('./pages/AuditsPage.tsx')).AuditsPage),
    children: [staffRow(PATHS.staffAudit, 'audit', async () => (await import('./pages/AuditPage.tsx')).AuditPage)],
  },
];
