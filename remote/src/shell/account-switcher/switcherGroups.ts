import type { Account, Customer } from '@portal/shared/contract/customers';
import { plainText } from '../../i18n/plainText.ts';

/** An account of the switcher with the text that a search looks at. */
interface ListedAccount {
  readonly account: Account;
  readonly searched: string;
}

export interface SwitcherGroup {
  readonly identifier: string;
  readonly displayName: string;
  readonly accounts: readonly ListedAccount[];
}

interface SwitcherView {
  readonly selected: string | null;
  /** Only accounts in US dollars (feature `usd-accounts-only`). */
  readonly usdOnly: boolean;
  readonly locale: string;
}

/** The four fields, each apart: no search finds the end of one with the beginning of the next. */
const searchedIn = ({ displayName, customerName, netsuiteID, groupDisplayName }: Account): string =>
  plainText([...new Set([displayName, customerName, netsuiteID, groupDisplayName])].join('\n'));

const currentFirst = (left: boolean, right: boolean): number => Number(right) - Number(left);

/** The groups that the switcher may list: active ones with active or frozen accounts; the current group and account first, then by name. */
export function switcherGroups(
  customers: readonly Customer[],
  { selected, usdOnly, locale }: SwitcherView,
): readonly SwitcherGroup[] {
  const byName = new Intl.Collator(locale).compare;
  const isListed = ({ status, currencyCode }: Account): boolean =>
    (status === 'ACTIVE' || status === 'FROZEN') && (!usdOnly || currencyCode === 'USD');
  const isCurrent = ({ accountIdentifier }: Account): boolean => accountIdentifier === selected;
  return customers
    .filter(({ status }) => status === 'ACTIVE')
    .map(({ identifier, displayName, accounts }) => ({
      identifier,
      displayName,
      accounts: accounts
        .filter(isListed)
        .toSorted((a, b) => currentFirst(isCurrent(a), isCurrent(b)) || byName(a.displayName, b.displayName))
        .map((account) => ({ account, searched: searchedIn(account) })),
    }))
    .filter(({ accounts }) => accounts.length > 0)
    .toSorted((a, b) => currentFirst(hasCurrent(a), hasCurrent(b)) || byName(a.displayName, b.displayName));

  function hasCurrent({ accounts }: SwitcherGroup): boolean {
    return accounts.some(({ account }) => isCurrent(account));
  }
}

/** The groups with the accounts that a search finds, in the same order. */
export function foundGroups(groups: readonly SwitcherGroup[], search: string): readonly SwitcherGroup[] {
  const wanted = plainText(search.trim());
  if (wanted === '') return groups;
  return groups
    .map((group) => ({ ...group, accounts: group.accounts.filter(({ searched }) => searched.includes(wanted)) }))
    .filter(({ accounts }) => accounts.length > 0);
}

/** The groups with their first accounts, so many in all. */
export function firstAccounts(groups: readonly SwitcherGroup[], most: number): readonly SwitcherGroup[] {
  const first: SwitcherGroup[] = [];
  let left = most;
  for (const group of groups) {
    if (left <= 0) break;
    first.push(group.accounts.length <= left ? group : { ...group, accounts: group.accounts.slice(0, left) });
    left -= group.accounts.length;
  }
  return first;
}

export const countOf = (groups: readonly SwitcherGroup[]): number =>
  groups.reduce((sum, { accounts }) => sum + accounts.length, 0);
