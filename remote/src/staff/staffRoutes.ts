import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import './locales.ts';

const permissions = { all: ['STAFF_ACCESS'] } as const;

const row = (path: string, name: string, page: RouteRow['page']): RouteRow => ({
  path,
  titleKey: `staff:title.${name}`,
  permissions,
  segmentName: `Staff ${name}`,
  page,
});

/** One that the side navigation lists. */
const listed = (...facts: Parameters<typeof row>): RouteRow => ({ ...row(...facts), nav: { entry: 'staff' } });

/** Pages of the staff who run the portal. */
export const staffRoutes: readonly RouteRow[] = [
  {
    ...listed(PATHS.staffPlatforms, 'platforms', async () => (await import('./pages/PlatformsPage.tsx')).PlatformsPage),
    start: 9,
  },
  row(PATHS.staffPlatform, 'treatments', async () => (await import('./pages/TreatmentsPage.tsx')).TreatmentsPage),
  listed(PATHS.staffKyb, 'kyb', async () => (await import('./pages/KybReviewsPage.tsx')).KybReviewsPage),
  row(PATHS.staffKybReview, 'kybReview', async () => (await import('./pages/KybReviewPage.tsx')).KybReviewPage),
  {
    ...listed(PATHS.staffWires, 'wires', async () => (await import('./pages/WiresPage.tsx')).WiresPage),
    children: [row(PATHS.staffWire, 'wire', async () => (await import('./pages/WirePage.tsx')).WirePage)],
  },
  listed(
    PATHS.staffWireInstructions,
    'wireInstructions',
    async () => (await import('./pages/WireInstructionsPage.tsx')).WireInstructionsPage,
  ),
  {
    ...listed(PATHS.staffAudits, 'audits', async () => (await import('./pages/AuditsPage.tsx')).AuditsPage),
    children: [row(PATHS.staffAudit, 'audit', async () => (await import('./pages/AuditPage.tsx')).AuditPage)],
  },
  listed(PATHS.staffRecords, 'records', async () => (await import('./pages/RecordsPage.tsx')).RecordsPage),
  listed(PATHS.staffHealth, 'health', async () => (await import('./pages/HealthPage.tsx')).HealthPage),
  listed(PATHS.staffJobs, 'jobs', async () => (await import('./pages/JobsPage.tsx')).JobsPage),
  listed(PATHS.staffCalls, 'calls', async () => (await import('./pages/CallsPage.tsx')).CallsPage),
  {
    path: PATHS.emulation,
    titleKey: 'staff:title.emulation',
    audience: 'public',
    segmentName: 'Emulation',
    chrome: 'none',
    page: async () => (await import('./pages/EmulationPage.tsx')).EmulationPage,
  },
];
