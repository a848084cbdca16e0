import type { Action } from 'redux';

/** The account that the user works in (specification P3 Account selection). */
export interface AccountSelection {
  readonly accountID: string;
  readonly accountName: string;
  readonly customerID: string;
  readonly customerIdentifier: string;
  readonly accountIdentifier: string;
  readonly currencyCode: string;
  readonly active: boolean;
  readonly platformClientId: string;
}

/** Shape of `account@1`: additions only. */
export interface AccountState {
  readonly selected: AccountSelection | null;
}

const ACCOUNT_SELECTED = 'account/selected';

type AccountSelected = Readonly<{ type: typeof ACCOUNT_SELECTED; payload: AccountSelection | null }>;

const isAccountSelected = (action: Action): action is AccountSelected => action.type === ACCOUNT_SELECTED;

/** Chooses the account, or clears the choice with null. */
export const accountSelected = (payload: AccountSelection | null): AccountSelected => ({
  type: ACCOUNT_SELECTED,
  payload,
});

export const accountReducer = (state: AccountState = { selected: null }, action: Action): AccountState =>
  isAccountSelected(action) ? { selected: action.payload } : state;
