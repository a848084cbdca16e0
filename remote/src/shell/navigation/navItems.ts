import { holds, type Authority, type PermissionHolder } from '@portal/shared/domain/access/permissions';
import { getListPath } from '../../entities/permissions/getListPath.ts';
import { isRowAllowed } from '../../entities/permissions/isRowAllowed.ts';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { NAV_ENTRIES, SETTINGS_AUTHORITIES, type NavEntry } from './navEntries.ts';

export interface NavItem {
  readonly key: NavEntry['key'];
  readonly icon: NavEntry['icon'];
  readonly path: string;
}

interface NavUser {
  readonly user: PermissionHolder;
  readonly features: Readonly<Record<string, boolean>>;
}

/** The settings pages that exist and are allowed, in row order. */
export const settingsPaths = (rows: readonly RouteRow[], { user, features }: NavUser): readonly string[] =>
  rows.filter((row) => row.menu !== undefined && isRowAllowed(row, user, features)).map((row) => row.path);

/** The pages of staff that a user may open, in row order. */
export const staffRows = (rows: readonly RouteRow[], { user, features }: NavUser): readonly RouteRow[] =>
  rows.filter((row) => row.nav?.entry === 'staff' && isRowAllowed(row, user, features));

/** The entries visible to a user: allowed, and with a page in this build; the others are absent, not disabled. */
export function navItems(
  rows: readonly RouteRow[],
  who: NavUser,
  lastSettingsPath: string | null = null,
): readonly NavItem[] {
  const { user, features } = who;
  const leadsTo = (key: NavEntry['key']): string | undefined => {
    if (key === 'settings') return settingsPath(rows, who, lastSettingsPath);
    const path = rows.find(
      ({ nav, ...row }) => nav?.entry === key && holdsOne(user, nav.any) && isRowAllowed(row, user, features),
    )?.path;
    return path === undefined ? undefined : getListPath(rows, user, features, path);
  };
  return NAV_ENTRIES.flatMap(({ key, icon }) => {
    const path = leadsTo(key);
    return path === undefined ? [] : [{ key, icon, path }];
  });
}

/** The section that was visited last while it is allowed, else the first; none without a right of Team settings. */
function settingsPath(rows: readonly RouteRow[], who: NavUser, last: string | null): string | undefined {
  if (!holdsOne(who.user, SETTINGS_AUTHORITIES)) return undefined;
  const paths = settingsPaths(rows, who);
  return paths.find((path) => path === last) ?? paths[0];
}

const holdsOne = (user: PermissionHolder, any: readonly Authority[] | undefined): boolean =>
  any === undefined || any.some((code) => holds(user, code));
