import type { Account, Customer } from '@portal/shared/contract/customers';
import { visibleText } from '@portal/shared/domain/people/visibleText';

const matches = ({ displayName, accountIdentifier, accountID, groupDisplayName }: Account, text: string): boolean =>
  [displayName, accountIdentifier, accountID, groupDisplayName].some((fact) => fact.toLowerCase().includes(text));

/** The groups with the accounts that a search finds; groups without any are left out. */
export const findMatchingGroups = (groups: readonly Customer[], search: string): readonly Customer[] =>
  groups
    .map((group) => ({
      ...group,
      accounts: group.accounts.filter((account) => matches(account, visibleText(search).trim().toLowerCase())),
    }))
    .filter(({ accounts }) => accounts.length > 0);
