import type { PrincipalUser } from '@portal/shared/contract/session';
import { accessLevelOf, EVERYBODYS_AUTHORITIES } from '@portal/shared/domain/access/permissions';
import { areaOf } from '@portal/shared/domain/access/portalAreas';
import type { SessionUser } from '../../../access/SessionUser.ts';

type Maps = Pick<PrincipalUser, 'platformPermissions' | 'groupPermissionMap' | 'accountPermissionMap'>;

/** The user's rights by scope: the platform, or each group and account of the user. */
export function permissionMaps(user: SessionUser): Maps {
  const codes = user.authorities.filter((code) => !EVERYBODYS_AUTHORITIES.some((everybodys) => everybodys === code));
  const { customerIds, accountIds } = user.accessLevelPermissionInformation;
  const isPlatform = accessLevelOf(user.accessLevelPermissionInformation, user.emulationPlatformId) === 'PLATFORM';
  return {
    platformPermissions: isPlatform ? codes.flatMap((code) => areaOf(code) ?? []) : [],
    groupPermissionMap: Object.fromEntries(customerIds.map((id) => [id, codes])),
    accountPermissionMap: Object.fromEntries(accountIds.map((id) => [id, codes])),
  };
}
