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

/** Pages of the staff who run the portal. */
export const staffRoutes: readonly RouteRow[] = [
  {
    ...row(PATHS.staffPlatforms, 'platforms', async () => (await import('./pages/PlatformsPage.tsx')).PlatformsPage),
    nav: { entry: 'staff' },
    start: 9,
  },
  row(PATHS.staffPlatform, 'treatments', async () => (await import('./pages/TreatmentsPage.tsx')).TreatmentsPage),
  row(PATHS.staffKyb, 'kyb', async () => (await import('./pages/KybReviewsPage.tsx')).KybReviewsPage),
  row(PATHS.staffKybReview, 'kybReview', async () => (await import('./pages/KybReviewPage.tsx')).KybReviewPage),
  {
    ...row(PATHS.staffWires, 'wires', async () => (await import('./pages/WiresPage.tsx')).WiresPage),
    children: [row(PATHS.staffWire, 'wire', async () => (await import('./pages/WirePage.tsx')).WirePage)],
  },
  row(
    PATHS.staffWireInstructions,
    'wireInstructions',
    async () => (await import('./pages/WireInstructionsPage.tsx')).WireInstructionsPage,
  ),
  row(PATHS.staffAudits, 'audits', async () => (await import('./pages/AuditsPage.tsx')).AuditsPage),
  row(PATHS.staffRecords, 'records', async () => (await import('./pages/RecordsPage.tsx')).RecordsPage),
  row(PATHS.staffHealth, 'health', async () => (await import('./pages/HealthPage.tsx')).HealthPage),
  row(PATHS.staffJobs, 'jobs', async () => (await import('./pages/JobsPage.tsx')).JobsPage),
  row(PATHS.staffCalls, 'calls', async () => (await import('./pages/CallsPage.tsx')).CallsPage),
  {
    path: PATHS.emulation,
    titleKey: 'staff:title.emulation',
    audience: 'public',
    segmentName: 'Emulation',
    chrome: 'none',
    page: async () => (await import('./pages/EmulationPage.tsx')).EmulationPage,
  },
];
