import type {
  AccountContacts,
  AccountsQuery,
  ContactsBody,
  DefaultAccountBody,
  Group,
  NewAccountBody,
  NewGroupBody,
} from '@portal/shared/contract/accounts';
import type { Account, Customer } from '@portal/shared/contract/customers';
import type { PrincipalUser } from '@portal/shared/contract/session';
import type { AccountStatus, FundingType } from '@portal/shared/domain/enumerations';
import { toListPage, type ListPage } from '../api/listPage.ts';
import { portalApi } from '../api/portalApi.ts';
import { idTag, listTag } from '../api/tags.ts';
import type { AccountKey } from '../entities/account/accountApi.ts';

interface WithIdempotencyKey<Body> {
  readonly body: Body;
  readonly idempotencyKey: string;
}

const getGroupUrl = (customerIdentifier: string): string => `/customers/${encodeURIComponent(customerIdentifier)}`;
const getContactsUrl = ({ customerIdentifier, accountIdentifier }: AccountKey): string =>
  `${getGroupUrl(customerIdentifier)}/account/${encodeURIComponent(accountIdentifier)}/contacts`;

/** Endpoints of groups and accounts as administrators work on them. */
const accountsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listAccounts: build.query<ListPage<Account>, AccountsQuery>({
      query: (params) => ({ url: '/accounts', params }),
      transformResponse: toListPage<Account>,
      providesTags: [listTag('Account')],
    }),
    getGroup: build.query<Group, string>({
      query: getGroupUrl,
      providesTags: (_result, _error, identifier) => [listTag('Customer'), idTag('Customer', identifier)],
    }),
    createGroup: build.mutation<Customer, WithIdempotencyKey<NewGroupBody>>({
      query: ({ body, idempotencyKey }) => ({
        url: '/customers',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: [listTag('Customer')],
    }),
    createAccount: build.mutation<Account, WithIdempotencyKey<NewAccountBody>>({
      query: ({ body, idempotencyKey }) => ({
        url: '/accounts',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: [listTag('Account'), listTag('Customer')],
    }),
    changeStatus: build.mutation<
      Account,
      AccountKey & {
        readonly newStatus: AccountStatus;
        readonly reason: string;
        readonly idempotencyKey: string;
      }
    >({
      query: ({ customerIdentifier, accountIdentifier, newStatus, reason, idempotencyKey }) => ({
        url: `${getGroupUrl(customerIdentifier)}/accounts/${encodeURIComponent(accountIdentifier)}/status/${newStatus}`,
        method: 'POST',
        body: { reason },
        headers: { 'idempotency-key': idempotencyKey },
      }),
      // A refusal says that what is shown is out of date.
      invalidatesTags: (_result, _error, { accountIdentifier }) => [
        listTag('Account'),
        idTag('Account', accountIdentifier),
        listTag('Customer'),
        listTag('PaymentSource'),
      ],
    }),
    listContacts: build.query<readonly AccountContacts[], AccountKey>({
      query: getContactsUrl,
      providesTags: (_result, _error, { accountIdentifier }) => [
        listTag('AccountContacts'),
        idTag('AccountContacts', accountIdentifier),
      ],
    }),
    saveContacts: build.mutation<
      AccountContacts,
      AccountKey & WithIdempotencyKey<ContactsBody> & { readonly fundingType: FundingType }
    >({
      query: ({ fundingType, body, idempotencyKey, ...address }) => ({
        url: `${getContactsUrl(address)}/${fundingType}`,
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: (_result, _error, { accountIdentifier }) => [idTag('AccountContacts', accountIdentifier)],
    }),
    chooseDefaultAccount: build.mutation<PrincipalUser, DefaultAccountBody>({
      query: (body) => ({ url: '/account/default-account', method: 'PUT', body }),
      invalidatesTags: [idTag('Profile', 'ME')],
    }),
  }),
});

export const {
  useListAccountsQuery,
  useGetGroupQuery,
  useCreateGroupMutation,
  useCreateAccountMutation,
  useChangeStatusMutation,
  useListContactsQuery,
  useSaveContactsMutation,
  useChooseDefaultAccountMutation,
} = accountsApi;
