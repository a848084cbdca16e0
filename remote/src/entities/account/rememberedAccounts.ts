import { safeStorage, type SafeStorage } from '../../browser/safeStorage.ts';
import { userKey, type UserOfPlatform } from '../platform/userKey.ts';
import type { RememberedAccounts } from './chooseAccount.ts';

/** Storage key of a user's selected accounts on a platform. */
export const accountKey = (user: UserOfPlatform): string => userKey(user, 'account@1');

/** Nothing is remembered. */
export const NONE: RememberedAccounts = { selected: null, previous: null };

/** The accounts that a user selected last, from browser storage. */
export function readRemembered(key: string, storage: SafeStorage = safeStorage('local')): RememberedAccounts {
  const [selected, previous] = (storage.get(key) ?? '').split('\n');
  return { ...NONE, ...(selected ? { selected } : {}), ...(previous ? { previous } : {}) };
}

/** Remembers an account; the previous one becomes the second choice. */
export function rememberAccount(key: string, identifier: string, storage: SafeStorage = safeStorage('local')): void {
  const { selected, previous } = readRemembered(key, storage);
  storage.set(
    key,
    [identifier, selected === identifier ? previous : selected].filter((one) => one !== null).join('\n'),
  );
}
