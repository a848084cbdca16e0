import type { NewUserBody } from '@portal/shared/contract/users';
import { CUSTOMER_AUTHORITIES } from '@portal/shared/domain/access/permissions';
import { listVisibleAccounts } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { findAdded, type AccessGrant } from './grantRules.ts';
import { filterCustomerAuthorities, getRoleRights } from './roleRights.ts';
import { findRole } from './roleReadModel.ts';
import { findGroups, listAccountsOf, listGroupsOf } from './accessReadModel.ts';
import type { ColleagueRecord } from './teamSearch.ts';

type AccessFields = Pick<
  NewUserBody,
  'roleId' | 'authorities' | 'organizationAccess' | 'customerIdentifiers' | 'accountIdentifiers'
>;

type ScopeFields = Pick<AccessFields, 'organizationAccess' | 'customerIdentifiers' | 'accountIdentifiers'>;

interface IdentifiedRow {
  readonly id: bigint;
  readonly identifier: string;
}

/** Returns the groups and accounts that a body asks for, with an error for each that is gone or not the caller's to see. */
export async function readRequestedScopes(tx: Tx, actor: SessionUser, body: ScopeFields) {
  const { organizationAccess } = body;
  const groups = organizationAccess ? [] : body.customerIdentifiers;
  const accounts = organizationAccess ? [] : body.accountIdentifiers;
  const foundGroups = groups.length === 0 ? [] : await findGroups(tx, actor, groups);
  const foundAccounts = accounts.length === 0 ? [] : await listVisibleAccounts(tx, actor, accounts);
  return {
    organization: organizationAccess,
    customerIds: foundGroups.map(({ id }) => id),
    accountIds: foundAccounts.map(({ id }) => id),
    errors: [
      ...missing('customerIdentifiers', 'error.group.notFound', groups, foundGroups),
      ...missing('accountIdentifiers', 'error.account.notFound', accounts, foundAccounts),
    ],
    noAccess:
      !organizationAccess && groups.length + accounts.length === 0
        ? [{ field: 'customerIdentifiers', i18nKey: 'error.user.noAccess' }]
        : [],
  };
}

/** The access that a body asks for. Raises 400 at the field of what is gone or not the caller's to see, and for none at all. */
export async function readRequestedAccess(tx: Tx, actor: SessionUser, body: AccessFields): Promise<AccessGrant> {
  const { roleId } = body;
  const role = roleId === null ? null : await findRole(tx, actor, BigInt(roleId));
  const { errors, noAccess, ...scopes } = await readRequestedScopes(tx, actor, body);
  const ofRole = role ? getRoleRights(role) : [];
  const additions = findAdded(ofRole, filterCustomerAuthorities(body.authorities));
  const fields = [
    ...(role === undefined ? [{ field: 'roleId', i18nKey: 'error.role.notFound' }] : []),
    ...errors,
    ...(role !== undefined && ofRole.length + additions.length === 0
      ? [{ field: 'authorities', i18nKey: 'error.user.noRight' }]
      : []),
    ...noAccess,
  ];
  if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
  return {
    roleId: role?.id ?? null,
    additions,
    authorities: CUSTOMER_AUTHORITIES.filter((code) => ofRole.includes(code) || additions.includes(code)),
    ...scopes,
  };
}

const missing = (field: string, i18nKey: string, asked: readonly string[], found: readonly IdentifiedRow[]) =>
  asked.flatMap((identifier, index) =>
    found.some((one) => one.identifier === identifier) ? [] : [{ field: `${field}[${index}]`, i18nKey }],
  );

/** The access of a user as it is. */
export async function readCurrentAccess(tx: Tx, user: ColleagueRecord): Promise<AccessGrant> {
  const ofRole = getRoleRights({
    name: user.role_name,
    is_default: user.role_is_default,
    authorities: user.role_authorities,
  });
  const additions = findAdded(ofRole, filterCustomerAuthorities(user.authorities));
  return {
    roleId: user.role_id,
    additions,
    authorities: CUSTOMER_AUTHORITIES.filter((code) => ofRole.includes(code) || additions.includes(code)),
    organization: user.organization_access,
    customerIds: (await listGroupsOf(tx, keyOf(user))).map(({ id }) => id),
    accountIds: (await listAccountsOf(tx, keyOf(user))).map(({ id }) => id),
  };
}
