import { decodeJwt, importJWK, SignJWT, UnsecuredJWT, type JWK, type JWTPayload } from 'jose';
import type { IdpContext } from './IdpContext.ts';

const HOUR = 3600;

interface SigningKey {
  readonly kid: string;
  readonly jwk: JWK;
}

/** Returns an id token with the faults that are switched on, signed again; the same token without one. */
export async function tamperIdToken(
  idToken: string,
  { kid, jwk }: SigningKey,
  hasFault: IdpContext['hasFault'],
): Promise<string> {
  const given = decodeJwt(idToken);
  const payload: JWTPayload = {
    ...given,
    ...(hasFault('expiry') && { iat: (given.iat ?? 0) - HOUR, exp: (given.exp ?? 0) - 2 * HOUR }),
    ...(hasFault('audience') && { aud: 'another-client' }),
    ...(hasFault('nonce') && { nonce: 'another-nonce' }),
    ...(hasFault('issuer') && { iss: 'https://another-provider.example' }),
  };
  if (hasFault('unsigned')) return new UnsecuredJWT(payload).encode();
  const signed = await new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(await importJWK(jwk, 'RS256'));
  return hasFault('signature') ? withOtherSignature(signed) : signed;
}

function withOtherSignature(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  return [header, payload, `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`].join('.');
}
