import { FALLBACK_PATH } from '@portal/shared/domain/access/landing';
import type { PermissionHolder } from '@portal/shared/domain/access/permissions';
import { isRowAllowed } from './isRowAllowed.ts';
import type { RouteRow } from './routeRow.ts';

/** The settings pages that a user may open: the own profile and the sections of Team settings, in row order. */
export const settingsSections = (
  rows: readonly RouteRow[],
  user: PermissionHolder,
  features: Readonly<Record<string, boolean>>,
): readonly RouteRow[] =>
  rows.filter((row) => (row.path === FALLBACK_PATH || row.menu !== undefined) && isRowAllowed(row, user, features));
