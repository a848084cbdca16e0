import type { Account, Customer } from '@portal/shared/contract/customers';
import { plainText } from '../../i18n/plainText.ts';

const holdsText = (wanted: string, ...facts: readonly string[]): boolean =>
  facts.some((fact) => plainText(fact).includes(wanted));

const isFound = (account: Account, wanted: string): boolean =>
  holdsText(wanted, account.displayName, account.accountIdentifier, account.accountID);

/** The groups with the accounts that a search finds; a group that is found itself keeps all of them. */
export function filterGroups(groups: readonly Customer[], search: string): readonly Customer[] {
  const wanted = plainText(search.trim());
  if (wanted === '') return groups;
  return groups.flatMap((group) => {
    if (holdsText(wanted, group.displayName, group.identifier)) return [group];
    const accounts = group.accounts.filter((account) => isFound(account, wanted));
    return accounts.length === 0 ? [] : [{ ...group, accounts }];
  });
}

/** The choice with a value in it, or without it. */
export const toggleValue = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
