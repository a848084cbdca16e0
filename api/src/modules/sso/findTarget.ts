import { GOOGLE_CONNECTION } from '@portal/shared/contract/ssoSignIn';
import type { SignInConnection } from '../signInPolicy/index.ts';
import type { SsoConnection } from './SsoConnection.ts';
import type { SsoContext } from './SsoContext.ts';
import { toGoogleConnection, toSsoConnection } from './toSsoConnection.ts';

/** By what somebody signs in; `company` is null for Google. */
export interface SignInTarget {
  readonly connection: SsoConnection;
  readonly company: SignInConnection | null;
}

/** Returns a company's connection as a target. */
export const toTarget = (company: SignInConnection, publicUrl: string): SignInTarget => ({
  company,
  connection: toSsoConnection(company, publicUrl),
});

/** Returns the connection of an identifier in whatever state, or Google; null when there is none. */
export async function findTarget(
  { db, connections, google, publicUrl }: Pick<SsoContext, 'db' | 'connections' | 'google' | 'publicUrl'>,
  identifier: string,
): Promise<SignInTarget | null> {
  if (identifier === GOOGLE_CONNECTION)
    return google === null ? null : { company: null, connection: toGoogleConnection(google, publicUrl) };
  const company = await connections.find(db, identifier);
  return company === null ? null : toTarget(company, publicUrl);
}

/** Tells whether everybody may sign in by it. */
export const isOpen = ({ company }: SignInTarget): boolean => company === null || company.state === 'ENABLED';

/** Tells whether administrators may test it. */
export const isTestable = ({ company }: SignInTarget): boolean => company !== null && company.state !== 'DISABLED';
