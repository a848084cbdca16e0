import type { TeamUser, TeamUserRecord } from '@portal/shared/contract/users';
import { languageOf, toLangKey } from '@portal/shared/domain/people/languages';
import { fullName } from '@portal/shared/domain/people/fullName';
import { MFA_TYPES } from '@portal/shared/domain/people/mfa';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { filterCustomerAuthorities, getRoleRights } from './roleRights.ts';
import type { listAccountsOf, listGroupsOf } from './accessReadModel.ts';
import type { ColleagueRecord, ColleagueRow } from './teamSearch.ts';

const DAY_MS = 24 * 60 * 60_000;

/** True while the address of a user can be corrected: invited, and never accepted. */
export const isEmailOpen = ({ status, password_hash }: Pick<ColleagueRow, 'status' | 'password_hash'>): boolean =>
  (status === 'INVITED' || status === 'PENDING') && password_hash === null;

/** A colleague as the list shows one. */
export function toTeamUser(row: ColleagueRow, now: Date): TeamUser {
  const left = row.invitation_end === null ? 0 : row.invitation_end.getTime() - now.getTime();
  return {
    userId: row.id.toString(),
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    status: row.shown_status,
    invitationDaysLeft: row.shown_status === 'INVITED' ? Math.ceil(left / DAY_MS) : null,
    isInvitationReturned: row.shown_status === 'PENDING' && row.is_returned,
    isMove: row.status === 'MOVING',
    role:
      row.role_id === null || row.role_name === null
        ? null
        : { roleId: row.role_id.toString(), name: row.role_name, isDefault: row.role_is_default ?? false },
    access: row.access_level,
    mfaTypes: MFA_TYPES.filter((type) => row.mfa_types.includes(type)),
    lastSignInDate: row.last_sign_in_at?.toISOString() ?? null,
  };
}

interface AccessScopes {
  readonly groups: Awaited<ReturnType<typeof listGroupsOf>>;
  readonly accounts: Awaited<ReturnType<typeof listAccountsOf>>;
}

/** A colleague's record. */
export function toRecord(row: ColleagueRecord, { groups, accounts }: AccessScopes, now: Date): TeamUserRecord {
  const role = { name: row.role_name, is_default: row.role_is_default, authorities: row.role_authorities };
  return {
    ...toTeamUser(row, now),
    langKey: toLangKey(languageOf(row.lang_key)),
    authorities: [...filterCustomerAuthorities(row.authorities)],
    roleAuthorities: [...getRoleRights(role)],
    organizationAccess: row.organization_access,
    groups: groups.map((group) => ({ customerIdentifier: group.identifier, displayName: group.display_name })),
    accounts: accounts.map((account) => ({
      accountIdentifier: account.identifier,
      displayName: account.display_name,
      customerIdentifier: account.group_identifier,
      groupDisplayName: account.group_name,
    })),
    createdDate: row.created_at.toISOString(),
    createdBy: nameOf(row.creator_first_name, row.creator_last_name),
    modifiedDate: row.modified_at.toISOString(),
    modifiedBy: nameOf(row.modifier_first_name, row.modifier_last_name),
    passwordExpiryDate: passwordEnd(row),
    isEmailFixed: !isEmailOpen(row),
    version: row.version,
  };
}

const nameOf = (first: string | null, last: string | null): string | null => fullName(first, last) || null;

const passwordEnd = ({ passwords_expire, password_hash, password_changed_at }: ColleagueRecord): string | null =>
  passwords_expire && password_hash !== null
    ? new Date(password_changed_at.getTime() + SERVER_SETTINGS.password.expiresMs).toISOString()
    : null;
