import type { Refusal } from './rewardAmount.ts';
import { SETTINGS } from '../settings.ts';
import { visibleText } from '../people/visibleText.ts';

const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`|~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`|~-]+)*$/u;
const DOMAIN =
  /^(?=.{1,253}$)([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])$/u;

/** True when `domain` is in `list` or a subdomain of an entry; compared case-insensitively in ASCII (IDNA) form. */
export function isListedDomain(domain: string, list: readonly string[]): boolean {
  const name = asciiDomain(domain);
  return list.map(asciiDomain).some((entry) => name === entry || name.endsWith(`.${entry}`));
}

function asciiDomain(domain: string): string {
  const plain = domain.trim().toLowerCase();
  // Runs for every line of a cart and every entry: only names that need it pay for the URL parser.
  if (/^[a-z0-9.-]+$/.test(plain)) return plain;
  try {
    return new URL(`http://${plain}`).hostname;
  } catch {
    return plain;
  }
}

/** Returns the same for all ways to write one address: case, spaces around it and the domain's IDN form do not count, tags do. */
export function emailKey(written: string): string {
  const email = visibleText(written);
  const at = email.lastIndexOf('@');
  return at < 0
    ? email.trim().toLowerCase()
    : `${email.slice(0, at).trim().toLowerCase()}@${asciiDomain(email.slice(at + 1))}`;
}

/** Returns what stands after the last @. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

/** Validates the syntax of an e-mail address, for the whole product. Null when valid. */
export function checkEmail(written: string, maxLength: number = SETTINGS.recipients.emailLength): Refusal | null {
  const email = visibleText(written);
  const at = email.lastIndexOf('@');
  if (email.length > maxLength) return { key: 'error.email.tooLong', values: { max: String(maxLength) } };
  const local = email.slice(0, Math.max(at, 0));
  if (at < 1 || local.length > 64 || !LOCAL_PART.test(local) || !DOMAIN.test(domainOf(email)))
    return { key: 'error.email.invalid' };
  return null;
}

/** Validates a name on a reward: length, no control characters, no braces (an unfilled list placeholder). */
export function checkName(name: string, options: { required: boolean; maxLength?: number }): Refusal | null {
  return /[{}]/.test(name) ? { key: 'error.name.braces' } : checkNameText(name, options);
}

/** Validates the sender name of an e-mail; braces are allowed. */
export const checkSenderName = (name: string): Refusal | null =>
  checkNameText(name, { required: true, maxLength: SETTINGS.orders.senderNameLength });

function checkNameText(name: string, options: { required: boolean; maxLength?: number }): Refusal | null {
  const max = options.maxLength ?? SETTINGS.recipients.nameLength;
  const text = visibleText(name).trim();
  if (text === '') return options.required ? { key: 'error.name.required' } : null;
  if (Array.from(text).length > max) return { key: 'error.name.tooLong', values: { max: String(max) } };
  if (/[\p{Cc}<>]/u.test(text)) return { key: 'error.name.characters' };
  return null;
}
