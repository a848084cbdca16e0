import { accessLevelOf, type PermissionHolder } from '../access/permissions.ts';
import type { TemplateAccessLevel } from '../enumerations.ts';

/** A group, or an account in its group. */
export interface TemplatePlace {
  readonly customerIdentifier: string;
  readonly accountIdentifier: string | null;
}

/** The place where something holds by default: the organisation (both null), a group, or an account in its group. */
export interface DefaultPlace {
  readonly customerIdentifier: string | null;
  readonly accountIdentifier: string | null;
}

/** The users of a template: the organisation, or the groups or accounts that it names. */
export interface TemplateAccess {
  readonly templateAccess: TemplateAccessLevel;
  readonly accessPlaces: readonly TemplatePlace[];
}

/** True when the user works for the whole organisation; emulation counts as such. */
const isOfPlatform = ({ accessLevelPermissionInformation, emulationPlatformId }: PermissionHolder): boolean =>
  accessLevelOf(accessLevelPermissionInformation, emulationPlatformId) === 'PLATFORM';

/** True when the whole place is the user's: a group that is theirs, an account that is theirs or of a group of theirs. */
export function ownsPlace(user: PermissionHolder, { customerIdentifier, accountIdentifier }: DefaultPlace): boolean {
  if (isOfPlatform(user)) return true;
  const { customerIds, accountIds } = user.accessLevelPermissionInformation;
  return (
    (customerIdentifier !== null && customerIds.includes(customerIdentifier)) ||
    (accountIdentifier !== null && accountIds.includes(accountIdentifier))
  );
}

/** True when a user with the right to change templates may change one of that access: every place of it is theirs. */
export const ownsAccess = (user: PermissionHolder, { templateAccess, accessPlaces }: TemplateAccess): boolean =>
  templateAccess === 'PLATFORM' ? isOfPlatform(user) : accessPlaces.every((place) => ownsPlace(user, place));

/** True when a template of that access may be the default of a place: everybody there may use it. */
export function isWithinAccess({ templateAccess, accessPlaces }: TemplateAccess, place: DefaultPlace): boolean {
  switch (templateAccess) {
    case 'PLATFORM':
      return true;
    case 'CUSTOMER':
      return accessPlaces.some(({ customerIdentifier }) => customerIdentifier === place.customerIdentifier);
    case 'ACCOUNT':
      return accessPlaces.some(
        ({ accountIdentifier }) => accountIdentifier !== null && accountIdentifier === place.accountIdentifier,
      );
  }
}

/** True for the same place. */
export const isSamePlace = (one: DefaultPlace, other: DefaultPlace): boolean =>
  one.customerIdentifier === other.customerIdentifier && one.accountIdentifier === other.accountIdentifier;
