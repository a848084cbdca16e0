import { holds, type PermissionHolder } from '@portal/shared/domain/permissions';
import { isRowAllowed } from '../../entities/permissions/isRowAllowed.ts';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { NAV_ENTRIES, type NavEntry } from './navEntries.ts';

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

/** The entries visible to a user: allowed, and with a page in this build; the others are absent, not disabled. */
export function navItems(
  rows: readonly RouteRow[],
  who: NavUser,
  lastSettingsPath: string | null = null,
): readonly NavItem[] {
  const { user, features } = who;
  const settings = settingsPaths(rows, who);
  const isOpen = (path: string) => rows.some((row) => row.path === path && isRowAllowed(row, user, features));
  return NAV_ENTRIES.flatMap(({ key, icon, any, feature, targets }) => {
    if (!any.some((code) => holds(user, code))) return [];
    if (feature !== undefined && features[feature] !== true) return [];
    const last = settings.find((path) => path === lastSettingsPath);
    const path = key === 'settings' ? (last ?? settings[0]) : targets(user, features).find(isOpen);
    return path === undefined ? [] : [{ key, icon, path }];
  });
}
