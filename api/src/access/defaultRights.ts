import { DEFAULT_ROLES } from '@portal/shared/domain/access/defaultRoles';
import type { Authority } from '@portal/shared/domain/access/permissions';

const DEFAULTS: ReadonlyMap<string, readonly Authority[]> = new Map(Object.entries(DEFAULT_ROLES));

/** Returns the rights of a default role, which are a constant; none for another one, whose rights are stored. */
export const defaultRights = (role: {
  readonly name: string | null;
  readonly is_default: boolean | null;
}): readonly Authority[] => (role.is_default === true ? (DEFAULTS.get(role.name ?? '') ?? []) : []);
