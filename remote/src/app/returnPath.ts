import { safeStorage } from '../browser/safeStorage.ts';
import { pathWithin } from '../ui/page/pathWithin.ts';

const KEY = 'portal.wanted@1';

/** Keeps the address that a signed-out user wanted, with its query, until sign-in. */
export const storeReturnPath = (path: string): void => safeStorage('session').set(KEY, path);

/** The wanted address, until it is cleared. */
export function readReturnPath(): string | null {
  const stored = safeStorage('session').get(KEY);
  return stored?.startsWith('/') === true ? pathWithin(stored) : null;
}

/** Clears the wanted address: it is used once. */
export const clearReturnPath = (): void => safeStorage('session').remove(KEY);
