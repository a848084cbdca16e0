import type { Account } from '@portal/shared/contract/customers';

export interface RememberedAccounts {
  /** The account worked in last. */
  readonly selected: string | null;
  /** The one before it, or the user's default. */
  readonly previous: string | null;
}

const NOTHING: RememberedAccounts = { selected: null, previous: null };

/** Accounts to choose from: of this platform, active, or frozen (which may stay chosen, decisions 19). */
const isUsable = (account: Account, platformClientId: string): boolean =>
  account.platformClientId === platformClientId &&
  account.active &&
  (account.status === 'ACTIVE' || account.status === 'FROZEN');

export interface Choice {
  readonly account: Account | null;
  /** The remembered account exists no more for this user, so that another was taken. */
  readonly wasReplaced: boolean;
}

/**
 * The account to work in (D3): the remembered one, else the one before it, else the first active one with a name, else none.
 * During emulation nothing is remembered.
 */
export function chooseAccount(
  accounts: readonly Account[],
  platformClientId: string,
  remembered: RememberedAccounts,
  emulationPlatformId: string | null = null,
): Choice {
  const usable = accounts.filter((account) => isUsable(account, platformClientId));
  const { selected, previous } = emulationPlatformId === null ? remembered : NOTHING;
  const find = (identifier: string | null) => usable.find((account) => account.accountIdentifier === identifier);
  const account =
    find(selected) ??
    find(previous) ??
    usable.find(({ status, displayName }) => status === 'ACTIVE' && displayName.trim() !== '') ??
    null;
  return { account, wasReplaced: selected !== null && account !== null && account.accountIdentifier !== selected };
}
