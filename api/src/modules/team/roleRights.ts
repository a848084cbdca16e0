import { DEFAULT_ROLES } from '@portal/shared/domain/access/defaultRoles';
import { CUSTOMER_AUTHORITIES, type Authority } from '@portal/shared/domain/access/permissions';

interface StoredRole {
  readonly name: string | null;
  readonly is_default: boolean | null;
  readonly authorities: readonly string[];
}

const DEFAULTS: ReadonlyMap<string, readonly Authority[]> = new Map(Object.entries(DEFAULT_ROLES));

/** Those of some codes that users of an organisation may be given, each once. */
export const filterCustomerAuthorities = (codes: readonly string[]): readonly Authority[] =>
  CUSTOMER_AUTHORITIES.filter((code) => codes.includes(code));

/** The rights of a role: of a default one a constant. */
export const getRoleRights = ({ name, is_default, authorities }: StoredRole): readonly Authority[] =>
  filterCustomerAuthorities(is_default === true ? (DEFAULTS.get(name ?? '') ?? []) : authorities);
