import { domainToASCII } from 'node:url';
import { visibleText } from '@portal/shared/domain/people/visibleText';

/**
 * Returns an address in one form: composed, without signs that nobody sees, its domain in small letters. Null for a text that
 * has none, such as one of several lines or with a domain that cannot be one.
 */
export function normalizeEmail(written: string): string | null {
  const email = visibleText(written).trim().normalize('NFC');
  if (/[\p{Cc}\s]/u.test(email)) return null;
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 0 || domain === '') return email;
  return domainToASCII(domain) === '' ? null : `${email.slice(0, at)}@${domain}`;
}
