import type { SignInLock } from '@portal/shared/domain/signIn/ssoTypes';
import type { SignInRules } from './signInRules.ts';
import type { ConnectionRow } from './ssoConnectionRepository.ts';
import type { DomainRow } from './ssoDomainRepository.ts';

/** The methods by which people of an organisation sign in now. */
export interface SignInMethods {
  readonly password: boolean;
  readonly google: boolean;
  /** Row ids of the enabled connections. */
  readonly enabled: readonly bigint[];
  /** Domains whose people sign in through the company only; `connectionId` null: by every enabled connection. */
  readonly onlyCompany: readonly { readonly domain: string; readonly connectionId: bigint | null }[];
}

/** Returns the methods that are on. `isGoogleOffered`: by this installation. */
export const toSignInMethods = (
  { password, google }: Pick<SignInRules, 'password' | 'google'>,
  connections: readonly ConnectionRow[],
  domains: readonly DomainRow[],
  isGoogleOffered: boolean,
): SignInMethods => ({
  password,
  google: google && isGoogleOffered,
  enabled: connections.filter(({ state }) => state === 'ENABLED').map(({ id }) => id),
  onlyCompany: domains
    .filter(({ only_company }) => only_company)
    .map(({ domain, connection_id }) => ({ domain, connectionId: connection_id })),
});

/** True when nobody could sign in. */
export const hasNoMethod = ({ password, google, enabled }: SignInMethods): boolean =>
  !password && !google && enabled.length === 0;

/** Returns the domain whose people sign in by this connection only; null when there is none. */
export function findDependentDomain({ enabled, onlyCompany }: SignInMethods, id: bigint): string | null {
  if (!enabled.includes(id)) return null;
  const isLast = enabled.length === 1;
  return (
    onlyCompany.find(({ connectionId }) => connectionId === id || (connectionId === null && isLast))?.domain ?? null
  );
}

/** Returns why a connection can be neither disabled nor deleted; null when it can. */
export function findConnectionLock(methods: SignInMethods, id: bigint): SignInLock | null {
  if (findDependentDomain(methods, id) !== null) return 'COMPANY_ONLY';
  const others = methods.enabled.filter((other) => other !== id);
  return methods.enabled.includes(id) && hasNoMethod({ ...methods, enabled: others }) ? 'LAST_METHOD' : null;
}

/** Returns why a method that every organisation has cannot be switched off; null when it can, or is off. */
export const findDefaultLock = (methods: SignInMethods, method: 'password' | 'google'): SignInLock | null =>
  methods[method] && hasNoMethod({ ...methods, [method]: false }) ? 'LAST_METHOD' : null;
