import type { Account, Customer } from '@portal/shared/contract/customers';

export interface SwitcherGroup {
  readonly identifier: string;
  readonly displayName: string;
  readonly accounts: readonly Account[];
}

interface SwitcherQuery {
  readonly text: string;
  readonly selected: string | null;
  /** Only accounts in US dollars (feature `usd-accounts-only`). */
  readonly usdOnly: boolean;
  readonly locale: string;
}

const isListed = (account: Account): boolean => account.status === 'ACTIVE' || account.status === 'FROZEN';

const matches = ({ displayName, customerName, netsuiteID, groupDisplayName }: Account, text: string): boolean =>
  [displayName, customerName, netsuiteID, groupDisplayName].some((field) => field.toLocaleLowerCase().includes(text));

/** Every account that the switcher may list. */
export const listedAccounts = (customers: readonly Customer[], usdOnly: boolean): readonly Account[] =>
  activeGroups(customers)
    .flatMap((group) => group.accounts)
    .filter((account) => isListed(account) && (!usdOnly || account.currencyCode === 'USD'));

const activeGroups = (customers: readonly Customer[]): readonly Customer[] =>
  customers.filter(({ status }) => status === 'ACTIVE');

/** The groups of the switcher: active ones with matching accounts; the current group and account first, then by name. */
export function switcherGroups(
  customers: readonly Customer[],
  { text, selected, usdOnly, locale }: SwitcherQuery,
): readonly SwitcherGroup[] {
  const needle = text.trim().toLocaleLowerCase();
  const byName = new Intl.Collator(locale).compare;
  const currentFirst = (left: boolean, right: boolean) => Number(right) - Number(left);
  const isCurrent = ({ accountIdentifier }: Account) => accountIdentifier === selected;
  return activeGroups(customers)
    .map((group) => ({
      identifier: group.identifier,
      displayName: group.displayName,
      accounts: listedAccounts([group], usdOnly)
        .filter((account) => needle === '' || matches(account, needle))
        .toSorted((a, b) => currentFirst(isCurrent(a), isCurrent(b)) || byName(a.displayName, b.displayName)),
    }))
    .filter(({ accounts }) => accounts.length > 0)
    .toSorted(
      (a, b) =>
        currentFirst(a.accounts.some(isCurrent), b.accounts.some(isCurrent)) || byName(a.displayName, b.displayName),
    );
}
