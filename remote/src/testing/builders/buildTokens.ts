import type { SessionTokens } from '@portal/shared/contract/session';

interface TokenClaims {
  readonly sub?: string;
  readonly platformClientId?: string;
  readonly customerIdentifier?: string;
  readonly accountIdentifier?: string;
}

const encode = (value: object): string => btoa(JSON.stringify(value)).replace(/=+$/, '');

/** Session tokens of user u-1 of platform t-17: idle window half an hour, the longest lifetime twelve. */
export function buildTokens(claims: TokenClaims = {}): SessionTokens {
  const expiresAt = new Date(jest.now() + 30 * 60_000);
  const payload = {
    sub: 'u-1',
    platformClientId: 't-17',
    customerIdentifier: 'G1',
    accountIdentifier: 'A1',
    exp: Math.floor(jest.now() / 1000) + 12 * 60 * 60,
    ...claims,
  };
  return {
    idToken: `${encode({ alg: 'none' })}.${encode(payload)}.`,
    idRefreshToken: 'handle-1',
    emulationRestoreToken: null,
    expiresAt: expiresAt.toISOString(),
  };
}
