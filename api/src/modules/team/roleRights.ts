import { CUSTOMER_AUTHORITIES, type Authority } from '@portal/shared/domain/access/permissions';
import { defaultRights } from '../../access/defaultRights.ts';

interface StoredRole {
  readonly name: string | null;
  readonly is_default: boolean | null;
  readonly authorities: readonly string[];
}

/** Those of some codes that users of an organisation may be given, each once. */
export const filterCustomerAuthorities = (codes: readonly string[]): readonly Authority[] =>
  CUSTOMER_AUTHORITIES.filter((code) => codes.includes(code));

/** The rights of a role: of a default one a constant. */
export const getRoleRights = (role: StoredRole): readonly Authority[] =>
  filterCustomerAuthorities(role.is_default === true ? defaultRights(role) : role.authorities);
