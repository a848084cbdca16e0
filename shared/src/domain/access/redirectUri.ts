import type { Refusal } from '../ordering/rewardAmount.ts';
import { SETTINGS } from '../settings.ts';

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

const { redirectUriMaxLength: max, redirectUrisMax } = SETTINGS.apiCredentials;

/**
 * Validates an address to which an app takes people back: https, or http on the app's own machine, written as browsers write it,
 * because addresses are compared sign by sign. Null when valid.
 */
export function checkRedirectUri(uri: string): Refusal | null {
  if (uri === '') return { key: 'error.apiCredential.redirectUriRequired' };
  if (uri.length > max) return { key: 'error.text.tooLong' };
  const url = URL.canParse(uri) ? new URL(uri) : null;
  const isSecret = url !== null && url.username + url.password !== '';
  if (url === null || isSecret || /[#*]/.test(uri)) return { key: 'error.apiCredential.redirectUri' };
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOOPBACK.includes(url.hostname)))
    return { key: 'error.apiCredential.redirectUri' };
  // Without a path the browser adds a slash.
  return [uri, `${uri}/`].includes(url.href) ? null : { key: 'error.apiCredential.redirectUri' };
}

/** Validates the addresses of a client, each at its index; null for one that is valid. */
export const checkRedirectUris = (uris: readonly string[]): readonly (Refusal | null)[] =>
  uris.map((uri, index) => {
    if (index >= redirectUrisMax)
      return { key: 'error.apiCredential.redirectUriTooMany', values: { max: String(redirectUrisMax) } };
    if (uris.indexOf(uri) < index) return { key: 'error.apiCredential.redirectUriTwice' };
    return checkRedirectUri(uri);
  });
