import type { Platform } from '@portal/shared/contract/platforms';
import { FALLBACK_PATH } from '@portal/shared/domain/access/landing';
import type { PermissionHolder } from '@portal/shared/domain/access/permissions';
import { matchPath } from 'react-router-dom';
import { getListPath } from '../entities/permissions/getListPath.ts';
import { isRowAllowed } from '../entities/permissions/isRowAllowed.ts';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { getFeatures } from '../entities/platform/signedIn.ts';

/** True when this mount has a page at an address. */
export const hasPage = (rows: readonly RouteRow[], path: string): boolean =>
  rows.some((row) => matchPath(row.path, path) !== null);

/**
 * Landing page of a signed-in user: the first of the start pages that is allowed, then a section of settings, then the profile.
 * Null when none of them is allowed, which happens only where a single module is mounted.
 */
export function getLandingPath(rows: readonly RouteRow[], user: PermissionHolder, platform: Platform): string | null {
  const features = getFeatures(platform);
  const allowed = rows.filter((row) => row.audience === undefined && isRowAllowed(row, user, features));
  const first = allowed
    .filter((row) => row.start !== undefined)
    .toSorted((one, other) => (one.start ?? 0) - (other.start ?? 0))[0];
  const landing =
    first === undefined
      ? (allowed.find((row) => row.menu !== undefined)?.path ?? FALLBACK_PATH)
      : getListPath(rows, user, features, first.path);
  if (hasPage(allowed, landing)) return landing;
  return allowed.find((row) => row.page !== undefined && !row.path.includes(':'))?.path ?? null;
}
