import type { Language } from '@portal/shared/domain/enumerations';
import { PRODUCT_NAME } from '@portal/shared/domain/productName';
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { deriveToken } from '../../../crypto/tokens.ts';

const PERIOD_S = 30;
/** Steps before and after now that an authenticator's clock may be off (RFC 6238, section 5.2). */
const DRIFT_STEPS = 1;

/** A random code of six digits. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Stored form of a code; bound to its challenge, so that equal codes differ. */
export const hashCode = (key: Buffer, tokenHash: string, code: string): string =>
  deriveToken(key, 'mfa-code', `${tokenHash}:${code}`);

/** A new secret of an authenticator, base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, name: { readonly issuer?: string; readonly label?: string } = {}): TOTP =>
  new TOTP({ ...name, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_S });

/** The address that an authenticator reads from a QR code; it names its entry by the product's name in that language. */
export const otpauthUrl = (secret: string, label: string, language: Language): string =>
  totpOf(secret, { issuer: PRODUCT_NAME[language], label }).toString();

/** The time step that a code of an authenticator belongs to, null when it is none of now or its neighbours. */
export function getTimeStep(secret: string, code: string, now: Date): bigint | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: DRIFT_STEPS });
  return delta === null ? null : BigInt(Math.floor(now.getTime() / 1000 / PERIOD_S) + delta);
}
