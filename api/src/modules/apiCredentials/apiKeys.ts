import { randomBytes } from 'node:crypto';
import { ENVIRONMENTS, type Environment } from '@portal/shared/domain/enumerations';

const ID_BYTES = 6;
const SECRET_BYTES = 32;
const KEY = /^rpk_([a-z]+)_([0-9a-f]{12})_[\w-]{43}$/;

/** A key that was just made, with the parts of it that may be shown. */
export interface MadeApiKey {
  readonly identifier: string;
  readonly key: string;
  readonly maskedKey: string;
}

/** Returns a new key, `rpk_<environment>_<identifier>_<secret>`. */
export function makeApiKey(environment: Environment): MadeApiKey {
  const identifier = randomBytes(ID_BYTES).toString('hex');
  const head = `rpk_${environment.toLowerCase()}_${identifier}_`;
  const key = head + randomBytes(SECRET_BYTES).toString('base64url');
  return { identifier, key, maskedKey: `${head}…${key.slice(-4)}` };
}

/** Returns the environment that a key was made in; null for what is no key. */
export function environmentOf(key: string): Environment | null {
  const name = KEY.exec(key)?.[1];
  return ENVIRONMENTS.find((environment) => environment.toLowerCase() === name) ?? null;
}

/** A key as a call brings it; `platformClientId` null where the call does not name its platform. */
export interface GivenKey {
  readonly key: string;
  readonly platformClientId: string | null;
}

/** Returns the key of an `Authorization` header, `Bearer` key or `Basic` platform and key; null without one. */
export function readAuthorization(header: string | undefined): GivenKey | null {
  const [, scheme, value = ''] = /^\s*(Bearer|Basic)\s+(\S[^]*)$/i.exec(header ?? '') ?? [];
  if (scheme === undefined) return null;
  if (scheme.toLowerCase() === 'bearer') return { key: value.trim(), platformClientId: null };
  const decoded = Buffer.from(value.trim(), 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  return colon < 0 ? null : { key: decoded.slice(colon + 1).trim(), platformClientId: decoded.slice(0, colon).trim() };
}
