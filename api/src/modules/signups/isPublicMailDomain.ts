import { loadAddressLists } from './addressLists.ts';
import { listParentDomains } from './checkSignupAddress.ts';

/** True for a domain, as lists write it, where anybody may have an address: of free or of throw-away mail. */
export function isPublicMailDomain(domain: string): boolean {
  const { isFreeMail, isDisposable } = loadAddressLists();
  return listParentDomains(domain).some((one) => isFreeMail(one) || isDisposable(one));
}
