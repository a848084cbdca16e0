import { domainToASCII } from 'node:url';
import { domainOf } from '@portal/shared/domain/ordering/recipientRules';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import type { SignupDomainRule } from '@portal/shared/contract/signups';
import { getDomain } from 'tldts';
import type { AddressLists } from './addressLists.ts';

/** Returns a domain as the lists write it, in lower case and ASCII; null for what is none. */
export function toListedDomain(text: string): string | null {
  const domain = domainToASCII(text.trim().toLowerCase());
  return domain !== '' && getDomain(domain) !== null ? domain : null;
}

/** Returns a domain and those above it, down to the one that somebody registered: of `mail.gmail.com` also `gmail.com`. */
export function listParentDomains(domain: string): readonly string[] {
  const registrable = getDomain(domain) ?? domain;
  const labels = domain.slice(0, Math.max(domain.length - registrable.length - 1, 0)).split('.');
  const below = labels[0] === '' ? [] : labels.map((_, index) => `${labels.slice(index).join('.')}.${registrable}`);
  return [...below, registrable];
}

/**
 * Validates that an address may sign up for a company: its own domain, and no mailbox that several people share. `rules`: staff's
 * exceptions of its domains. Null when valid.
 */
export function checkSignupAddress(
  email: string,
  lists: AddressLists,
  rules: ReadonlyMap<string, SignupDomainRule>,
): Refusal | null {
  const domains = listParentDomains(toListedDomain(domainOf(email)) ?? domainOf(email).toLowerCase());
  // The nearest one counts.
  const rule = domains.map((domain) => rules.get(domain)).find((found) => found !== undefined);
  if (rule === 'REFUSE') return { key: 'error.signup.refusedDomain' };
  if (rule === undefined && domains.some(lists.isDisposable)) return { key: 'error.signup.disposable' };
  if (rule === undefined && domains.some(lists.isFreeMail)) return { key: 'error.signup.freeMail' };
  return lists.isShared(mailboxOf(email)) ? { key: 'error.signup.sharedMailbox' } : null;
}

/** The mailbox of an address: its local part without a tag. */
const mailboxOf = (email: string): string =>
  email
    .slice(0, email.lastIndexOf('@'))
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, '');
