export { createConnectionReader, type ConnectionReader } from './createConnectionReader.ts';
export type { NewPeople, OidcSignInConnection, SamlSignInConnection, SignInConnection } from './SignInConnection.ts';
export {
  findPasswordRefusal,
  isOnlyCompany,
  isProvenAddress,
  readSignInRules,
  requirePasswordAllowed,
  signInDomainOf,
  type SignInPerson,
  type SignInRules,
} from './signInRules.ts';
