import { normalisedPath } from '@portal/shared/domain/access/landing';
import type { PermissionHolder } from '@portal/shared/domain/access/permissions';
import { isRowAllowed } from './isRowAllowed.ts';
import type { RouteRow } from './routeRow.ts';

/** Returns the list page that stands for an address, where this build has it and the user may open it; else the address itself. */
export function getListPath(
  rows: readonly RouteRow[],
  user: PermissionHolder,
  features: Readonly<Record<string, boolean>>,
  path: string,
): string {
  const list = normalisedPath(path, user, features);
  const row = list === null ? undefined : rows.find((one) => one.path === list);
  return row !== undefined && isRowAllowed(row, user, features) ? row.path : path;
}
