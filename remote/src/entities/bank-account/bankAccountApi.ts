import type { BankAccount, BankLimits } from '@portal/shared/contract/bankAccounts';
import { portalApi } from '../../api/portalApi.ts';
import { idTag, listTag } from '../../api/tags.ts';

/** US bank accounts that fund accounts, and what may be taken from them. Both by the identifier of the funded account. */
const bankAccountApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listBankAccounts: build.query<BankAccount[], string>({
      query: (accountIdentifier) => `/ach/subscriptions/${encodeURIComponent(accountIdentifier)}`,
      providesTags: [listTag('BankAccount')],
    }),
    bankLimits: build.query<BankLimits, string>({
      query: (accountIdentifier) => `/ach/account/${encodeURIComponent(accountIdentifier)}/limits`,
      // Other people deposit too, and a day passes.
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, accountIdentifier) => [listTag('Funding'), idTag('Account', accountIdentifier)],
    }),
  }),
});

export const { useBankLimitsQuery, useListBankAccountsQuery } = bankAccountApi;
