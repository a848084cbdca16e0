import { accessLevelOf, type AccessInformation, type PermissionHolder } from '../access/permissions.ts';
import type { TemplateAccessLevel } from '../enumerations.ts';

/** A group, or an account in its group. */
export interface TemplateScope {
  readonly customerIdentifier: string;
  readonly accountIdentifier: string | null;
}

/** The scope in which something holds by default: the organisation (both null), a group, or an account in its group. */
export interface DefaultScope {
  readonly customerIdentifier: string | null;
  readonly accountIdentifier: string | null;
}

/** The scopes in which a template may be used: the whole organisation, or the groups or accounts that are listed. */
export interface TemplateAccess {
  readonly templateAccess: TemplateAccessLevel;
  readonly accessPlaces: readonly TemplateScope[];
}

/** A user whose accounts are known by the identifiers that scopes name them by. */
export interface ScopeHolder extends PermissionHolder {
  readonly accessLevelPermissionInformation: AccessInformation & { readonly accountIdentifiers: readonly string[] };
}

/** True when the user works for the whole organisation; emulation counts as such. */
const isOfPlatform = ({ accessLevelPermissionInformation, emulationPlatformId }: PermissionHolder): boolean =>
  accessLevelOf(accessLevelPermissionInformation, emulationPlatformId) === 'PLATFORM';

/** True when the user's own access covers the scope: the organisation, its group, or the account itself. */
export function ownsScope(user: ScopeHolder, { customerIdentifier, accountIdentifier }: DefaultScope): boolean {
  if (isOfPlatform(user)) return true;
  const { customerIds, accountIdentifiers } = user.accessLevelPermissionInformation;
  return (
    (customerIdentifier !== null && customerIds.includes(customerIdentifier)) ||
    (accountIdentifier !== null && accountIdentifiers.includes(accountIdentifier))
  );
}

/** True when a user with the right to change templates may change one of that access: every scope of it is theirs. */
export const ownsAccess = (user: ScopeHolder, { templateAccess, accessPlaces }: TemplateAccess): boolean =>
  templateAccess === 'PLATFORM' ? isOfPlatform(user) : accessPlaces.every((scope) => ownsScope(user, scope));

/** True when a template of that access may be the default of a scope: everybody there may use it. */
export function isWithinAccess({ templateAccess, accessPlaces }: TemplateAccess, scope: DefaultScope): boolean {
  switch (templateAccess) {
    case 'PLATFORM':
      return true;
    case 'CUSTOMER':
      return accessPlaces.some(({ customerIdentifier }) => customerIdentifier === scope.customerIdentifier);
    case 'ACCOUNT':
      return accessPlaces.some(
        ({ accountIdentifier }) => accountIdentifier !== null && accountIdentifier === scope.accountIdentifier,
      );
  }
}

/** True for the same scope. */
export const isSameScope = (one: DefaultScope, other: DefaultScope): boolean =>
  one.customerIdentifier === other.customerIdentifier && one.accountIdentifier === other.accountIdentifier;
