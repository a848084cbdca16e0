import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Names of departments that buy rewards, which the list of shared mailboxes has too. */
const DEPARTMENTS = [
  'accounts',
  'events',
  'finance',
  'hr',
  'marketing',
  'office',
  'people',
  'research',
  'sales',
  'team',
] as const;

/** Lists of addresses that are nobody's own at a company: domains of free and of throw-away mail, local parts of shared mailboxes. */
export interface AddressLists {
  readonly isFreeMail: (domain: string) => boolean;
  readonly isDisposable: (domain: string) => boolean;
  readonly isShared: (localPart: string) => boolean;
}

let loaded: AddressLists | null = null;

/** Returns the lists, which hold some hundred thousand domains and are loaded when they are first needed. */
export function loadAddressLists(): AddressLists {
  loaded ??= readLists();
  return loaded;
}

function readLists(): AddressLists {
  // None of the packages says more of its lists than that they hold texts.
  const { isCompanyDomain } = require('company-email-validator') as { isCompanyDomain: (domain: string) => boolean };
  const disposable = new Set([
    ...(require('disposable-email-domains') as readonly string[]),
    ...(require('disposable-email-domains/wildcard.json') as readonly string[]),
  ]);
  const shared = new Set(require('role-based-email-addresses') as readonly string[]);
  for (const department of DEPARTMENTS) shared.delete(department);
  return {
    isFreeMail: (domain) => !isCompanyDomain(domain),
    isDisposable: (domain) => disposable.has(domain),
    isShared: (localPart) => shared.has(localPart),
  };
}
