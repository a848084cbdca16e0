import { safeStorage } from '../browser/safeStorage.ts';
import { pathWithin } from '../ui/page/pathWithin.ts';

const KEY = 'portal.wanted@1';

/** Keeps the address that a signed-out user wanted, with its query, until sign-in. */
export const storeReturnAddress = (path: string): void => safeStorage('session').set(KEY, path);

/** The wanted address, until it is cleared. */
export function readReturnAddress(): string | null {
  const wanted = safeStorage('session').get(KEY);
  return wanted?.startsWith('/') === true ? pathWithin(wanted) : null;
}

/** Clears the wanted address: it is used once. */
export const forgetReturnAddress = (): void => safeStorage('session').remove(KEY);
