import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';

/** Returns a domain in lower case and ASCII; null for what is none that a company could have registered. */
export function toCompanyDomain(text: string): string | null {
  const domain = domainToASCII(text.trim().toLowerCase().replace(/\.$/, ''));
  return /^[a-z0-9.-]+$/.test(domain) && getDomain(domain) !== null ? domain : null;
}

/** The name of the TXT record that proves a domain. */
export const txtNameOf = (domain: string): string => `_portal-sign-in.${domain}`;

/** The value that it has. */
export const txtValueOf = (token: string): string => `portal-verification=${token}`;
