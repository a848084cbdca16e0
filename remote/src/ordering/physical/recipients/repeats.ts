import type { PrincipalUser } from '@portal/shared/contract/session';
import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { mailedAddressKey } from '@portal/shared/domain/addresses/mailedAddress';
import { nameKey } from '@portal/shared/domain/people/names';
import { safeStorage, type SafeStorage } from '../../../browser/safeStorage.ts';
import { toAddressValues, toMailedAddress } from '../../../entities/address/mailingAddress.ts';
import { userKey } from '../../../entities/platform/userKey.ts';
import { getRecipientName } from '../../quick-order/index.ts';

/** Returns the lines whose name and address a line before them has, too. */
export function findRepeats(lines: readonly CartLine[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeats = new Set<string>();
  for (const line of lines) {
    const { address } = line.recipient;
    if (address === null) continue;
    const place = mailedAddressKey(toMailedAddress(toAddressValues(address), address.companyName ?? ''));
    const key = `${nameKey(getRecipientName(line))}\n${place}`;
    if (seen.has(key)) repeats.add(line.identifier);
    seen.add(key);
  }
  return repeats;
}

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
