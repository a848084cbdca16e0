import type { PrincipalUser } from '@portal/shared/contract/session';
import { areaOf, type AreaAction, type PortalArea } from '@portal/shared/domain/access/portalAreas';

export interface AnalyticsProfile {
  /** Pseudonyms: no name and no address. */
  readonly user: string;
  readonly areas: Readonly<Partial<Record<PortalArea, AreaAction>>>;
}

type Permissions = Pick<
  PrincipalUser,
  'identityHash' | 'authorities' | 'platformPermissions' | 'groupPermissionMap' | 'accountPermissionMap'
>;

/** Returns the profile that analytics learn of a user: each area once, with MANAGE if any of its permissions is. */
export function analyticsProfile(user: Permissions): AnalyticsProfile {
  const codes = [
    user.authorities,
    ...Object.values(user.groupPermissionMap),
    ...Object.values(user.accountPermissionMap),
  ];
  const permissions = [...user.platformPermissions, ...codes.flat().flatMap((code) => areaOf(code) ?? [])];
  const areas: Partial<Record<PortalArea, AreaAction>> = {};
  for (const { portalArea, action } of permissions) if (areas[portalArea] !== 'MANAGE') areas[portalArea] = action;
  return { user: user.identityHash, areas };
}
