import { pathWithin } from '../../../ui/page/pathWithin.ts';
import { safeStorage } from '../../../browser/safeStorage.ts';

const KEY = 'portal.bankReturn@1';

/** Keeps the address that was left for a bank's page, with its query. */
export const storeReturnRoute = (path: string): void => safeStorage('session').set(KEY, path);

/** The address that was left, until it is forgotten; null: none. */
export function readReturnRoute(): string | null {
  const kept = safeStorage('session').get(KEY);
  return kept?.startsWith('/') === true ? pathWithin(kept) : null;
}

export const clearReturnRoute = (): void => safeStorage('session').remove(KEY);
