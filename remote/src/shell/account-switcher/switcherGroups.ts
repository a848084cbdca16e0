import type { Account, Customer } from '@portal/shared/contract/customers';
import { searchWords } from '@portal/shared/domain/lists/searchWords';
import { plainText } from '../../i18n/plainText.ts';

export interface SwitcherGroup {
  readonly identifier: string;
  readonly displayName: string;
  readonly accounts: readonly Account[];
}

interface SwitcherView {
  readonly selected: string | null;
  /** Only accounts in US dollars (feature `usd-accounts-only`). */
  readonly usdOnly: boolean;
  readonly locale: string;
}

/** Folding thousands of names takes longer than a key may. */
const folded = new WeakMap<Account, string>();

/** The fields that a search reads, each apart: no word finds the end of one with the beginning of the next. */
function searchedIn(account: Account): string {
  const known = folded.get(account);
  if (known !== undefined) return known;
  const { displayName, customerName, netsuiteID, groupDisplayName, accountIdentifier, customerIdentifier } = account;
  const fields = [displayName, customerName, netsuiteID, groupDisplayName, accountIdentifier, customerIdentifier];
  const text = plainText([...new Set(fields)].join('\n'));
  folded.set(account, text);
  return text;
}

/** The order by name of each loaded response, in the last language: to sort thousands of names takes longer than opening may. */
const ordered = new WeakMap<readonly Customer[], Ordered>();

interface Ordered {
  readonly locale: string;
  readonly customers: readonly Customer[];
}

function orderByName(customers: readonly Customer[], locale: string): readonly Customer[] {
  const known = ordered.get(customers);
  if (known?.locale === locale) return known.customers;
  const { compare } = new Intl.Collator(locale);
  const byName = (a: Named, b: Named): number => compare(a.displayName, b.displayName);
  const result = customers
    .map((customer) => ({ ...customer, accounts: customer.accounts.toSorted(byName) }))
    .toSorted(byName);
  ordered.set(customers, { locale, customers: result });
  return result;
}

type Named = Pick<Account, 'displayName'>;

/** Puts what is current before the rest, whose order stays. */
const currentFirst = <Item>(items: readonly Item[], isCurrent: (item: Item) => boolean): readonly Item[] => [
  ...items.filter(isCurrent),
  ...items.filter((item) => !isCurrent(item)),
];

/** The groups that the switcher may list: active ones with active or frozen accounts; the current group and account first, then by name. */
export function getSwitcherGroups(
  customers: readonly Customer[],
  { selected, usdOnly, locale }: SwitcherView,
): readonly SwitcherGroup[] {
  const isListed = ({ status, currencyCode }: Account): boolean =>
    (status === 'ACTIVE' || status === 'FROZEN') && (!usdOnly || currencyCode === 'USD');
  const isCurrent = ({ accountIdentifier }: Account): boolean => accountIdentifier === selected;
  const groups = orderByName(customers, locale)
    .filter(({ status }) => status === 'ACTIVE')
    .map(({ identifier, displayName, accounts }) => ({
      identifier,
      displayName,
      accounts: currentFirst(accounts.filter(isListed), isCurrent),
    }))
    .filter(({ accounts }) => accounts.length > 0);
  return currentFirst(groups, ({ accounts }) => accounts.some(isCurrent));
}

/** The groups with the accounts in which every word of a search is found, in the same order. */
export function searchGroups(groups: readonly SwitcherGroup[], search: string): readonly SwitcherGroup[] {
  const wanted = searchWords(plainText(search));
  if (wanted.length === 0) return groups;
  const isFound = (account: Account): boolean => {
    const text = searchedIn(account);
    return wanted.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, accounts: group.accounts.filter(isFound) }))
    .filter(({ accounts }) => accounts.length > 0);
}

/** The groups with their first accounts, so many in all. */
export function takeFirstAccounts(groups: readonly SwitcherGroup[], most: number): readonly SwitcherGroup[] {
  const first: SwitcherGroup[] = [];
  let left = most;
  for (const group of groups) {
    if (left <= 0) break;
    first.push(group.accounts.length <= left ? group : { ...group, accounts: group.accounts.slice(0, left) });
    left -= group.accounts.length;
  }
  return first;
}

export const countAccounts = (groups: readonly SwitcherGroup[]): number =>
  groups.reduce((sum, { accounts }) => sum + accounts.length, 0);
