import { tidyName } from '@portal/shared/domain/people/names';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { ProviderIdentity } from './SsoProtocol.ts';

/** Returns the names of somebody new as the portal keeps them; those that the provider leaves out come from the address. */
export function toPersonNames({ firstName, lastName }: ProviderIdentity, email: string) {
  const [local = ''] = email.split('@');
  const [first = '', ...rest] = local.split(/[._-]+/).map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  const fallback = toUsable(first) || '?';
  return {
    firstName: toUsable(firstName ?? '') || fallback,
    lastName: toUsable(lastName ?? '') || toUsable(rest.join(' ')) || fallback,
  };
}

const toUsable = (name: string): string =>
  Array.from(tidyName(name.replaceAll(/[\p{Cc}<>{}]/gu, ' ')))
    .slice(0, SETTINGS.profile.nameLength)
    .join('')
    .trim();
