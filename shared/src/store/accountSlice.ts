import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

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

const accountSlice = createSlice({
  name: 'account',
  initialState,
  reducers: { selected: (_state, { payload }: PayloadAction<AccountSelection | null>) => ({ selected: payload }) },
});

/** Chooses the account, or clears the choice with null. */
export const { selected: accountSelected } = accountSlice.actions;
export const accountReducer = accountSlice.reducer;
