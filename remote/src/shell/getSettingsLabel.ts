import {
  holds,
  USER_MANAGEMENT,
  type Authority,
  type PermissionHolder,
} from '@portal/shared/domain/access/permissions';

const ACCOUNT_RIGHTS: readonly Authority[] = ['PLACE_ORDER_ACCESS', 'ACCOUNT_ACCESS', 'FUNDING_MANAGE'];

/** Returns the name of Team settings in the top bar, by the rights to users and to accounts. Null: neither. */
export function getSettingsLabel(user: PermissionHolder): 'accountsAndUsers' | 'users' | 'accounts' | null {
  const hasAccounts = ACCOUNT_RIGHTS.some((code) => holds(user, code));
  if (USER_MANAGEMENT.some((code) => holds(user, code))) return hasAccounts ? 'accountsAndUsers' : 'users';
  return hasAccounts ? 'accounts' : null;
}
