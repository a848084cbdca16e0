import type { PrincipalUser } from '@portal/shared/contract/session';
import { safeStorage, type SafeStorage } from '../../../browser/safeStorage.ts';
import { userKey } from '../../../entities/platform/userKey.ts';

const getKey = (user: PrincipalUser): string => userKey(user, 'keptRepeats@1');

/** Returns the repeated lines that are meant so; empty when browser storage is blocked. */
export const readKeptRepeats = (
  user: PrincipalUser,
  storage: SafeStorage = safeStorage('session'),
): readonly string[] => (storage.get(getKey(user)) ?? '').split(' ').filter((identifier) => identifier !== '');

/** Remembers that a repeated line is meant so, until the tab is closed. */
export function keepRepeat(
  user: PrincipalUser,
  identifier: string,
  storage: SafeStorage = safeStorage('session'),
): readonly string[] {
  const kept = [...readKeptRepeats(user, storage), identifier];
  storage.set(getKey(user), kept.join(' '));
  return kept;
}
