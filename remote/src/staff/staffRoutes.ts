import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import './locales.ts';
import type { StaffPageName } from './pages/staffPages.ts';

const permissions = { all: ['STAFF_ACCESS'] } as const;

/** Few people open these pages, and everybody loads their rows: the pages share a part that loads with the first of them. */
const rowOf = (path: string, name: string, page: RouteRow['page']): RouteRow => ({
  path,
  titleKey: `staff:title.${name}`,
  permissions,
  segmentName: `Staff ${name}`,
  page,
});

const row = (path: string, name: StaffPageName): RouteRow =>
  rowOf(path, name, async () => (await import('./pages/staffPages.ts')).STAFF_PAGES[name]);

/** Pages of the staff who run the portal. */
export const staffRoutes: readonly RouteRow[] = [
  { ...row(PATHS.staffPlatforms, 'platforms'), nav: { entry: 'staff' }, start: 9 },
  row(PATHS.staffPlatform, 'treatments'),
  row(PATHS.staffKyb, 'kyb'),
  row(PATHS.staffKybReview, 'kybReview'),
  rowOf(PATHS.staffWires, 'wires', async () => (await import('./pages/WiresPage.tsx')).WiresPage),
  rowOf(
    PATHS.staffWireInstructions,
    'wireInstructions',
    async () => (await import('./pages/WireInstructionsPage.tsx')).WireInstructionsPage,
  ),
  row(PATHS.staffAudits, 'audits'),
  row(PATHS.staffRecords, 'records'),
  row(PATHS.staffHealth, 'health'),
  row(PATHS.staffJobs, 'jobs'),
  row(PATHS.staffCalls, 'calls'),
  {
    path: PATHS.emulation,
    titleKey: 'staff:title.emulation',
    audience: 'public',
    segmentName: 'Emulation',
    chrome: 'none',
    page: async () => (await import('./pages/staffPages.ts')).STAFF_PAGES.emulation,
  },
];
