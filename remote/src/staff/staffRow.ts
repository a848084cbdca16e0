import type { RouteRow } from '../entities/permissions/routeRow.ts';
import './locales.ts';

const permissions = { all: ['STAFF_ACCESS'] } as const;

/** A page of the staff who run the portal; `name` is its title's key. */
export const staffRow = (path: string, name: string, page: RouteRow['page']): RouteRow => ({
  path,
  titleKey: `staff:title.${name}`,
  permissions,
  segmentName: `Staff ${name}`,
  page,
});

/** One that the side navigation lists. */
export const listedRow = (...facts: Parameters<typeof staffRow>): RouteRow => ({
  ...staffRow(...facts),
  nav: { entry: 'staff' },
});
