import type { Account } from '@portal/shared/contract/customers';

export interface RememberedAccounts {
  /** The account selected last. */
  readonly selected: string | null;
  /** The one before it, or the user's default. */
  readonly previous: string | null;
}

/** Selectable accounts: of this platform, active, or frozen (a frozen one may stay selected). */
const isUsable = (account: Account, platformClientId: string): boolean =>
  account.platformClientId === platformClientId &&
  account.active &&
  (account.status === 'ACTIVE' || account.status === 'FROZEN');

export interface Choice {
  readonly account: Account | null;
  /** The remembered account is no longer available to this user, so another was chosen. */
  readonly wasReplaced: boolean;
}

/** The initial account: the remembered one, else the one before it, else the first active one with a name, else none. */
export function chooseAccount(
  accounts: readonly Account[],
  platformClientId: string,
  { selected, previous }: RememberedAccounts,
): Choice {
  const usable = accounts.filter((account) => isUsable(account, platformClientId));
  const find = (identifier: string | null) => usable.find((account) => account.accountIdentifier === identifier);
  const account =
    find(selected) ??
    find(previous) ??
    usable.find(({ status, displayName }) => status === 'ACTIVE' && displayName.trim() !== '') ??
    null;
  return { account, wasReplaced: selected !== null && account !== null && account.accountIdentifier !== selected };
}
