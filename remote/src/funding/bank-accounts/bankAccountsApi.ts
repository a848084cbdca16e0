import type {
  BankAccount,
  BankAccountDetail,
  BankAgreement,
  BankUser,
  VerifyBankAccountBody,
} from '@portal/shared/contract/bankAccounts';
import { portalApi } from '../../api/portalApi.ts';
import { takeSecretBody } from '../../api/secretBodies.ts';
import { idTag, listTag } from '../../api/tags.ts';

const getUrl = (identifier: string): string => `/ach/subscriptions/${encodeURIComponent(identifier)}`;

/** Endpoints that add and change bank accounts. */
const bankAccountsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** The people who may add funds to an account, by its identifier. */
    listBankUsers: build.query<BankUser[], string>({
      query: (accountIdentifier) => ({ url: '/ach/users', params: { accountIdentifier } }),
    }),
    /** The authorisation as it is now; the argument is the language, so that a change of it reads the text anew. */
    getBankAgreement: build.query<BankAgreement, string>({
      query: () => '/ach/agreement',
      keepUnusedDataFor: 0,
    }),
    getBankAccount: build.query<BankAccountDetail, string>({
      query: (identifier) => `${getUrl(identifier)}/details`,
      // A form starts with what the server holds now.
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, identifier) => [listTag('BankAccount'), idTag('BankAccount', identifier)],
    }),
    /** Takes the idempotency key alone, under which `storeSecretBody` keeps the body: the store would keep the number. */
    addBankAccount: build.mutation<BankAccount, string>({
      query: (key) => ({
        url: '/ach/subscriptions',
        method: 'POST',
        body: takeSecretBody(key),
        headers: { 'idempotency-key': key },
      }),
      invalidatesTags: [listTag('BankAccount')],
    }),
    /** `key`: under which `storeSecretBody` keeps the body. */
    changeBankAccount: build.mutation<BankAccountDetail, { readonly identifier: string; readonly key: string }>({
      query: ({ identifier, key }) => ({ url: getUrl(identifier), method: 'PUT', body: takeSecretBody(key) }),
      invalidatesTags: (_result, _error, { identifier }) => [listTag('BankAccount'), idTag('BankAccount', identifier)],
    }),
    removeBankAccount: build.mutation<null, string>({
      query: (identifier) => ({ url: getUrl(identifier), method: 'DELETE' }),
      invalidatesTags: [listTag('BankAccount')],
    }),
    verifyBankAccount: build.mutation<
      BankAccount,
      { readonly identifier: string; readonly body: VerifyBankAccountBody; readonly idempotencyKey: string }
    >({
      query: ({ identifier, body, idempotencyKey }) => ({
        url: `${getUrl(identifier)}/verify`,
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      // A refusal takes one of the tries.
      invalidatesTags: (_result, _error, { identifier }) => [listTag('BankAccount'), idTag('BankAccount', identifier)],
    }),
  }),
});

export const {
  useAddBankAccountMutation,
  useChangeBankAccountMutation,
  useGetBankAccountQuery,
  useGetBankAgreementQuery,
  useLazyGetBankAccountQuery,
  useListBankUsersQuery,
  useRemoveBankAccountMutation,
  useVerifyBankAccountMutation,
} = bankAccountsApi;
