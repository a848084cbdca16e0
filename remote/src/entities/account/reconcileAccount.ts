import type { Customer } from '@portal/shared/contract/customers';
import type { PrincipalUser } from '@portal/shared/contract/session';
import type { AccountSelection } from '@portal/shared/store/accountSlice';
import { chooseAccount, type RememberedAccounts } from './chooseAccount.ts';
import { toSelection } from './useSwitchAccount.ts';

interface KnownAccounts {
  readonly principal: Pick<PrincipalUser, 'platformClientId' | 'activeAccountIdentifier' | 'defaultAccountIdentifier'>;
  /** The groups and accounts open to the user; undefined until they are read. */
  readonly customers: readonly Customer[] | undefined;
  /** The selection of the shared store, which may be that of the session before this one. */
  readonly selected: AccountSelection | null;
  /** The accounts that the browser remembers of the user. */
  readonly stored: RememberedAccounts;
  /** The account that the session's token names. */
  readonly tokenAccount: string | null;
}

/** The step that brings the selection in line with the accounts that the user has. */
export type Reconciliation =
  | { readonly step: 'wait' }
  | { readonly step: 'keep'; readonly accountIdentifier: string | null }
  | { readonly step: 'clear' }
  | {
      readonly step: 'select';
      readonly selection: AccountSelection;
      /** The account worked in last is no longer available to this user, which is said. */
      readonly wasReplaced: boolean;
      /** The session's token names another account. */
      readonly needsToken: boolean;
    };

/** Returns what is to happen to the selected account, given what is known of the user and their accounts. */
export function reconcileAccount({
  principal,
  customers,
  selected,
  stored,
  tokenAccount,
}: KnownAccounts): Reconciliation {
  if (customers === undefined) return { step: 'wait' };
  // A selection of another platform is nobody's choice here.
  const own = selected?.platformClientId === principal.platformClientId ? selected : null;
  const { account, wasReplaced } = chooseAccount(
    customers.flatMap(({ accounts }) => accounts),
    principal.platformClientId,
    {
      selected: own?.accountIdentifier ?? stored.selected ?? principal.activeAccountIdentifier,
      previous: stored.previous ?? principal.defaultAccountIdentifier,
    },
  );
  const accountIdentifier = account?.accountIdentifier ?? null;
  if (accountIdentifier === (selected?.accountIdentifier ?? null)) return { step: 'keep', accountIdentifier };
  if (account === null) return { step: 'clear' };
  return {
    step: 'select',
    selection: toSelection(account),
    wasReplaced,
    needsToken: accountIdentifier !== tokenAccount,
  };
}
