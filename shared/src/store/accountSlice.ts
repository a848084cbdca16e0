import { createAction, type Action } from '@reduxjs/toolkit';

/** Account selected by the user. */
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

/** Selects the account; null clears the selection. */
export const accountSelected = createAction<AccountSelection | null>('account/selected');

// No `createSlice`, because it would add immer to every host.
export const accountReducer = (state = initialState, action: Action): AccountState =>
  accountSelected.match(action) ? { selected: action.payload } : state;
