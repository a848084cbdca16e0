import { createAction, type Action } from '@reduxjs/toolkit';

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

const initialState: AccountState = { selected: null };

/** Chooses the account, or clears the choice with null. */
export const accountSelected = createAction<AccountSelection | null>('account/selected');

// No `createSlice`: it would bring immer into every host.
export const accountReducer = (state = initialState, action: Action): AccountState =>
  accountSelected.match(action) ? { selected: action.payload } : state;
