import type { Role, RoleBody } from '@portal/shared/contract/roles';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { tidyName } from '@portal/shared/domain/people/names';
import { checkRoleName } from '@portal/shared/domain/people/roleRules';
import { array, object, string } from 'yup';
import { checkedText } from '../../ui/form/checkedText.ts';
import { toKnownAuthorities } from '../permissions/lineChoices.ts';

/** The values of the form of a role. */
export interface RoleValues {
  readonly name: string;
  readonly authorities: readonly Authority[];
  /** Version that the form began with; 0: a new role. Kept in the draft, so that an old draft undoes nobody's changes. */
  readonly version: number;
}

export const toRoleValues = ({ name, authorities, version }: Role): RoleValues => ({
  name,
  authorities: toKnownAuthorities(authorities),
  version,
});

/** The form of a role, by the rules that the server applies too. */
export const roleSchema = object({
  name: checkedText(checkRoleName),
  authorities: array(string().defined()).defined().min(1, 'error.role.noRight'),
});

export const toRoleBody = ({ name, authorities }: RoleValues): RoleBody => ({
  name: tidyName(name),
  authorities: [...authorities],
});

/** Tells whether two sets of codes give the same rights. */
export const isSameRights = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((code) => other.includes(code));

/** Key of the draft of a role's changes. */
export const getRoleDraftKey = (roleId: string): string => `team.role.${roleId}`;
