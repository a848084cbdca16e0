import type { NewUserBody, TeamUserRecord } from '@portal/shared/contract/users';
import { tidyName } from '@portal/shared/domain/people/names';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { toAccessBody, type AccessValues } from '../../entities/access/accessRules.ts';
import { toKnownAuthorities } from '../permissions/lineChoices.ts';

/** The values of the editor of a user. */
export interface UserValues extends AccessValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly langKey: string;
  /** '': no role. */
  readonly roleId: string;
  /** Rights beside those of the role. */
  readonly authorities: readonly Authority[];
  /** Version that the form began with; 0: a new user. Kept in the draft, so that an old draft undoes nobody's changes. */
  readonly version: number;
}

export const toUserValues = (user: TeamUserRecord): UserValues => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  langKey: user.langKey,
  roleId: user.role?.roleId ?? '',
  authorities: toKnownAuthorities(user.authorities),
  organizationAccess: user.organizationAccess,
  customerIdentifiers: user.groups.map(({ customerIdentifier }) => customerIdentifier),
  accountIdentifiers: user.accounts.map(({ accountIdentifier }) => accountIdentifier),
  version: user.version,
});

export type UserFields = Omit<NewUserBody, 'move'>;

/** The body of a save. `roleAuthorities`: of the chosen role, which are no additions. */
export const toUserFields = (values: UserValues, roleAuthorities: readonly Authority[]): UserFields => ({
  firstName: tidyName(values.firstName),
  lastName: tidyName(values.lastName),
  email: values.email.trim(),
  langKey: values.langKey,
  roleId: values.roleId === '' ? null : values.roleId,
  authorities: values.authorities.filter((code) => !roleAuthorities.includes(code)),
  ...toAccessBody(values),
});

/** Key of the draft of a user's changes. */
export const getUserDraftKey = (userId: string): string => `team.user.${userId}`;
