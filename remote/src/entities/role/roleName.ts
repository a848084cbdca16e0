import type { i18n } from 'i18next';

/** The default roles of every organisation; custom roles keep the name that they were given. */
const DEFAULT_ROLES: ReadonlyMap<string, 'admin' | 'standard' | 'supportLead' | 'support'> = new Map([
  ['admin', 'admin'],
  ['standard', 'standard'],
  ['support lead', 'supportLead'],
  ['support', 'support'],
]);

/** The name of a role as people read it: that of a default one in their language. */
export function roleName(i18n: i18n, name: string): string {
  const role = DEFAULT_ROLES.get(name);
  return role === undefined ? name : i18n.t(`signedIn:role.${role}`);
}
