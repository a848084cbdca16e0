import type { PrincipalUser } from '@portal/shared/contract/session';
import { accessLevelOf } from '@portal/shared/domain/permissions';
import type { SessionUser } from './SessionUser.ts';

type Maps = Pick<PrincipalUser, 'platformPermissions' | 'groupPermissionMap' | 'accountPermissionMap'>;

const ACTION = /^(?:(VIEW)_)?(.+?)(?:_(ACCESS|MANAGE))?$/;

/** A code as portal area and action: VIEW_BALANCE_ACCESS is VIEW of VIEW_BALANCE's area, ORDER_HISTORY_MANAGE is MANAGE of ORDER_HISTORY. */
function areaOf(code: string): Maps['platformPermissions'][number] {
  const [, view, area = code, action] = ACTION.exec(code) ?? [];
  return { portalArea: area, action: view ?? action ?? 'ACCESS' };
}

/** The user's rights by scope: the platform, or each group and account of the user. */
export function permissionMaps(user: SessionUser): Maps {
  const codes = user.authorities.filter((code) => code !== 'IS_LOGGED_IN');
  const { customerIds, accountIds } = user.accessLevelPermissionInformation;
  const isPlatform = accessLevelOf(user.accessLevelPermissionInformation, user.emulationPlatformId) === 'PLATFORM';
  return {
    platformPermissions: isPlatform ? codes.map(areaOf) : [],
    groupPermissionMap: Object.fromEntries(customerIds.map((id) => [id, codes])),
    accountPermissionMap: Object.fromEntries(accountIds.map((id) => [id, codes])),
  };
}
