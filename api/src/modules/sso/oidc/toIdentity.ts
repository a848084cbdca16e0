import type { ProviderIdentity } from '../SsoProtocol.ts';

/** Claims of the protocol itself, which say nothing about the person. */
const TECHNICAL = ['nonce', 'at_hash', 'c_hash', 's_hash', 'sid', 'jti', 'nbf', 'rat'];
const LONGEST_VALUE = 300;

type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** Returns the person whom verified claims describe. */
export function toIdentity(claims: Claims, idToken: string | undefined): ProviderIdentity {
  const textOf = (name: string): string | null => {
    const value = claims[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  const verified = claims['email_verified'];
  return {
    subject: claims.sub,
    email: textOf('email')?.toLowerCase() ?? null,
    // Some providers send it as text.
    isEmailVerified: verified === undefined ? null : verified === true || verified === 'true',
    firstName: textOf('given_name'),
    lastName: textOf('family_name'),
    claims: Object.fromEntries(
      Object.entries(claims)
        .filter(([name]) => !TECHNICAL.includes(name))
        .map(([name, value]) => [name, shorten(typeof value === 'string' ? value : JSON.stringify(value))]),
    ),
    signOutHint: idToken ?? null,
  };
}

const shorten = (text: string): string => (text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text);
