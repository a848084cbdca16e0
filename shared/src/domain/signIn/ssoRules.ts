import { checkName } from '../ordering/recipientRules.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { nameKey, tidyName } from '../people/names.ts';
import { SSO_LIMITS } from './ssoLimits.ts';

const DISCOVERY = '/.well-known/openid-configuration';
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Validates the name of a connection. Null when valid. */
export const checkConnectionName = (name: string): Refusal | null =>
  nameKey(name) === ''
    ? { key: 'error.sso.nameRequired' }
    : checkName(tidyName(name), { required: true, maxLength: SSO_LIMITS.nameLength });

/** Validates the address of a provider: https, or, where sandboxes are on this machine, http to it. Null when valid. */
export function checkProviderUrl(text: string, allowsLoopback: boolean): Refusal | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSecured =
    url?.protocol === 'https:' || (allowsLoopback && url?.protocol === 'http:' && LOOPBACK.includes(url.hostname));
  return url !== null && isSecured && url.username === '' && url.password === ''
    ? null
    : { key: 'error.sso.urlInvalid' };
}

/** Returns the issuer of a discovery URL; an issuer stays as it is. */
export const toIssuer = (text: string): string => (text.endsWith(DISCOVERY) ? text.slice(0, -DISCOVERY.length) : text);

/** Returns the discovery URL of an issuer. */
export const discoveryUrlOf = (issuer: string): string => `${issuer.replace(/\/$/, '')}${DISCOVERY}`;
