import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { decodeProtectedHeader, errors, importSPKI, jwtVerify } from 'jose';

/** The content of an assertion, once its signature, audience and times are found good. */
export interface Assertion {
  readonly sub: string;
  readonly jti: string;
  readonly exp: number;
}

/** A registered key, as far as an assertion is checked with it. */
export interface AssertionKey {
  readonly public_key: string;
  readonly algorithm: string;
  readonly platform_client_id: string;
}

const { lifetimeSeconds, clockToleranceSeconds } = SERVER_SETTINGS.tokenExchange;
/** Every `kid` is a thumbprint; nothing else reaches a statement before the signature is checked. */
const THUMBPRINT = /^[\w-]{43}$/;

/** The `kid` that an assertion names, not yet verified; null when it is none of ours. */
export function readKeyId(assertion: string): string | null {
  try {
    const kid: unknown = decodeProtectedHeader(assertion).kid;
    return typeof kid === 'string' && THUMBPRINT.test(kid) ? kid : null;
  } catch {
    return null;
  }
}

/** The claims of a genuine assertion, or why it is not one. */
export async function readAssertion(
  assertion: string,
  key: AssertionKey,
  audience: string,
  now: Date,
): Promise<Assertion | string> {
  try {
    const { payload } = await jwtVerify(assertion, await importSPKI(key.public_key, key.algorithm), {
      algorithms: [key.algorithm],
      issuer: key.platform_client_id,
      audience,
      currentDate: now,
      clockTolerance: clockToleranceSeconds,
      requiredClaims: ['sub', 'jti', 'iat', 'exp'],
    });
    const { sub, jti, iat, exp } = payload;
    if (!isText(sub)) return isWrong('sub');
    if (!isText(jti)) return isWrong('jti');
    if (iat === undefined || exp === undefined) return isWrong(iat === undefined ? 'iat' : 'exp');
    if (exp <= iat) return 'It ends before it begins (exp).';
    if (exp - iat > lifetimeSeconds) return `It is valid for more than ${lifetimeSeconds} seconds.`;
    if (iat > now.getTime() / 1000 + clockToleranceSeconds) return 'It is not valid yet (iat).';
    return { sub, jti, exp };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'It has expired (exp).';
    if (error instanceof errors.JWTClaimValidationFailed) return isWrong(error.claim);
    return 'Its signature is not that of the key.';
  }
}

const isWrong = (claim: string): string => `Its claim ${claim} is missing or wrong.`;

/** The types of the claims are a promise of the standard that nobody has kept yet; no database stores a null byte. */
const isText = (claim: unknown): claim is string => typeof claim === 'string' && claim !== '' && !claim.includes('\0');
