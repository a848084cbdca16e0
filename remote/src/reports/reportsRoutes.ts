import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import './locales.ts';

const row = {
  titleKey: 'reports:title.list',
  permissions: { any: ['ORDER_REPORT_ACCESS', 'ORDER_REPORT_MANAGE'] },
  segmentName: 'Reports',
} as const;

const toListRow = (path: string): RouteRow => ({
  ...row,
  path,
  page: async () => (await import('./pages/ReportsPage.tsx')).ReportsPage,
  children: [
    {
      path: `${path}/create`,
      titleKey: 'reports:title.create',
      permissions: row.permissions,
      segmentName: 'New report',
      page: async () => (await import('./pages/CreateReportPage.tsx')).CreateReportPage,
    },
  ],
});

const toReportRow = (path: string): RouteRow => ({
  ...row,
  path: `${path}/:reportId`,
  titleKey: 'reports:title.one',
  segmentName: 'Report',
  page: async () => (await import('./pages/ReportPage.tsx')).ReportPage,
});

const IN_FORCE = [PATHS.reports, PATHS.reporting, PATHS.reportsGenerated];

/**
 * The addresses of reports. Which of them is in force depends on rights and features, by `reportsPlace`: pages, menu and landing
 * lead there from the others.
 */
export const reportsRoutes: readonly RouteRow[] = [
  ...IN_FORCE.map((path) => ({
    ...toListRow(path),
    ...(path === PATHS.reports && { nav: { entry: 'reports' as const }, start: 6 }),
  })),
  ...IN_FORCE.map(toReportRow),
  { ...row, path: PATHS.generatedReports, redirectTo: PATHS.reports },
  { ...row, path: `${PATHS.generatedReports}/:reportId`, redirectTo: PATHS.report },
];
