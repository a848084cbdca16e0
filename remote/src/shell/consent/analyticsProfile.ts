import type { PrincipalUser } from '@portal/shared/contract/session';

export interface AnalyticsProfile {
  /** Pseudonyms: no name and no address. */
  readonly user: string;
  readonly areas: Readonly<Record<string, string>>;
}

type Permissions = Pick<
  PrincipalUser,
  'identityHash' | 'authorities' | 'platformPermissions' | 'groupPermissionMap' | 'accountPermissionMap'
>;

const CODE = /^(\w+)_(ACCESS|MANAGE|VIEW)$/;

/** What analytics learn of a user: each area once, with MANAGE if any of its permissions is. */
export function analyticsProfile(user: Permissions): AnalyticsProfile {
  const mapped = [...Object.values(user.groupPermissionMap), ...Object.values(user.accountPermissionMap)].flat();
  const pairs = [
    ...user.platformPermissions.map(({ portalArea, action }) => [portalArea, action] as const),
    ...[...user.authorities, ...mapped].flatMap((code) => {
      const [, area = '', action = ''] = CODE.exec(code) ?? [];
      return area === '' ? [] : [[area, action] as const];
    }),
  ];
  const areas: Record<string, string> = {};
  for (const [area, action] of pairs) if (areas[area] !== 'MANAGE') areas[area] = action;
  return { user: user.identityHash, areas };
}
