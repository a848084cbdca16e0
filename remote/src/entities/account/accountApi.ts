import type { Account, Customer, PaymentSource } from '@portal/shared/contract/customers';
import { portalApi } from '../../api/portalApi.ts';
import { idTag, listTag } from '../../api/tags.ts';

export interface AccountKey {
  readonly customerIdentifier: string;
  readonly accountIdentifier: string;
}

const LARGEST_PAGE = 500;

/** Endpoints of groups, accounts and their payment sources. */
const accountApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listCustomers: build.query<Customer[], { subject: string }>({
      query: () => ({ url: '/customers', params: { size: LARGEST_PAGE } }),
      providesTags: [listTag('Customer'), listTag('Account')],
    }),
    getAccount: build.query<Account, AccountKey>({
      query: ({ customerIdentifier, accountIdentifier }) =>
        `/customers/${encodeURIComponent(customerIdentifier)}/account/${encodeURIComponent(accountIdentifier)}`,
      providesTags: (_result, _error, { accountIdentifier }) => [
        listTag('Account'),
        idTag('Account', accountIdentifier),
      ],
    }),
    listPaymentSources: build.query<PaymentSource[], string>({
      query: (accountIdentifier) => `/accounts/${encodeURIComponent(accountIdentifier)}/payment-sources`,
      providesTags: (_result, _error, accountIdentifier) => [
        listTag('PaymentSource'),
        idTag('Account', accountIdentifier),
      ],
    }),
    updateActiveAccount: build.mutation<unknown, AccountKey>({
      query: ({ customerIdentifier, accountIdentifier }) => ({
        url: `/authenticate/updateActiveAccount/${encodeURIComponent(customerIdentifier)}/${encodeURIComponent(accountIdentifier)}`,
        method: 'POST',
      }),
    }),
  }),
});

export const { useListCustomersQuery, useGetAccountQuery, useListPaymentSourcesQuery } = accountApi;
export const { updateActiveAccount } = accountApi.endpoints;
