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
import { listed, type Listed } from '../api/listed.ts';
import { portalApi } from '../api/portalApi.ts';
import { idTag, listTag } from '../api/tags.ts';
import type { AccountKey } from '../entities/account/accountApi.ts';

interface Keyed<Body> {
  readonly body: Body;
  readonly idempotencyKey: string;
}

const groupAt = (customerIdentifier: string): string => `/customers/${encodeURIComponent(customerIdentifier)}`;
const contactsAt = ({ customerIdentifier, accountIdentifier }: AccountKey): string =>
  `${groupAt(customerIdentifier)}/account/${encodeURIComponent(accountIdentifier)}/contacts`;

/** Endpoints of groups and accounts as administrators work on them. */
const accountsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listAccounts: build.query<Listed<Account>, AccountsQuery>({
      query: (params) => ({ url: '/accounts', params }),
      transformResponse: listed<Account>,
      providesTags: [listTag('Account')],
    }),
    getGroup: build.query<Group, string>({
      query: groupAt,
      providesTags: (_answer, _error, identifier) => [listTag('Customer'), idTag('Customer', identifier)],
    }),
    createGroup: build.mutation<Customer, Keyed<NewGroupBody>>({
      query: ({ body, idempotencyKey }) => ({
        url: '/customers',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: [listTag('Customer')],
    }),
    createAccount: build.mutation<Account, Keyed<NewAccountBody>>({
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
        url: `${groupAt(customerIdentifier)}/accounts/${encodeURIComponent(accountIdentifier)}/status/${newStatus}`,
        method: 'POST',
        body: { reason },
        headers: { 'idempotency-key': idempotencyKey },
      }),
      // A refusal says that what is shown is out of date.
      invalidatesTags: (_answer, _error, { accountIdentifier }) => [
        listTag('Account'),
        idTag('Account', accountIdentifier),
        listTag('Customer'),
        listTag('PaymentSource'),
      ],
    }),
    listContacts: build.query<readonly AccountContacts[], AccountKey>({
      query: contactsAt,
      providesTags: (_answer, _error, { accountIdentifier }) => [
        listTag('AccountContacts'),
        idTag('AccountContacts', accountIdentifier),
      ],
    }),
    saveContacts: build.mutation<
      AccountContacts,
      AccountKey & Keyed<ContactsBody> & { readonly fundingType: FundingType }
    >({
      query: ({ fundingType, body, idempotencyKey, ...address }) => ({
        url: `${contactsAt(address)}/${fundingType}`,
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: (_answer, _error, { accountIdentifier }) => [idTag('AccountContacts', accountIdentifier)],
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
