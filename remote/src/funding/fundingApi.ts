import type { CardDeposit, CardDepositBody, FundingMethods } from '@portal/shared/contract/deposits';
import type {
  FundingExportQuery,
  FundingQuery,
  FundingTransaction,
  FundingTransactionDetail,
  MonthlyTotals,
  PendingFunds,
  Transfer,
  TransferBody,
} from '@portal/shared/contract/funding';
import { isApiError } from '../api/apiError.ts';
import { toListPage, type ListPage } from '../api/listPage.ts';
import { portalApi } from '../api/portalApi.ts';
import { saveFile } from '../api/saveFile.ts';
import { idTag, listTag, MONEY_MOVED } from '../api/tags.ts';

const isFeeChanged = (error: unknown): boolean => isApiError(error) && error.i18nKey === 'error.deposit.feeChanged';

/** The number of a transaction, and an account that it is in: a transfer is in two. */
export interface TransactionKey {
  readonly accountIdentifier: string;
  readonly accountTransactionID: string;
}

/** Endpoints of the transactions of accounts. */
const fundingApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listFunding: build.query<ListPage<FundingTransaction>, FundingQuery>({
      query: (params) => ({ url: '/funding', params }),
      transformResponse: toListPage<FundingTransaction>,
      providesTags: [listTag('Funding')],
    }),
    getFunding: build.query<FundingTransactionDetail, TransactionKey>({
      query: ({ accountIdentifier, accountTransactionID }) => ({
        url: `/funding/${encodeURIComponent(accountTransactionID)}`,
        params: { accountIdentifier },
      }),
      providesTags: [listTag('Funding')],
    }),
    /** Returns the name of the saved file. */
    downloadFunding: build.mutation<string, FundingExportQuery>({
      query: (params) => ({ url: '/funding/export', params, responseHandler: saveFile }),
    }),
    /** By the identifier of the account. */
    pendingFunds: build.query<PendingFunds, string>({
      query: (accountIdentifier) => ({ url: '/funding/pending', params: { accountIdentifier } }),
      providesTags: [listTag('Funding')],
    }),
    /** By the identifier of the account. */
    monthlyTotals: build.query<MonthlyTotals, string>({
      query: (accountIdentifier) => ({ url: '/funding/monthly-totals', params: { accountIdentifier } }),
      providesTags: [listTag('Funding')],
    }),
    fundingMethods: build.query<FundingMethods, string>({
      query: (accountIdentifier) => ({ url: '/funding/methods', params: { accountIdentifier } }),
      providesTags: (_result, _error, accountIdentifier) => [idTag('Account', accountIdentifier)],
    }),
    depositByCard: build.mutation<CardDeposit, CardDepositBody & { readonly idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => ({
        url: '/creditCards/platforms/deposits',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      // A deposit that is not credited yet has changed no balance.
      invalidatesTags: (result, error, { accountIdentifier }) => {
        if (result?.status === 'SUCCESS') return [...MONEY_MOVED, idTag('Account', accountIdentifier)];
        return [listTag('Funding'), ...(isFeeChanged(error) ? [idTag('Account', accountIdentifier)] : [])];
      },
    }),
    transferFunds: build.mutation<Transfer, TransferBody & { readonly idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => ({
        url: '/funding/transfer-funds',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: (_result, _error, { fromAccountIdentifier, toAccountIdentifier }) => [
        ...MONEY_MOVED,
        idTag('Account', fromAccountIdentifier),
        idTag('Account', toAccountIdentifier),
      ],
    }),
  }),
});

export const {
  useDepositByCardMutation,
  useDownloadFundingMutation,
  useFundingMethodsQuery,
  useGetFundingQuery,
  useListFundingQuery,
  useMonthlyTotalsQuery,
  usePendingFundsQuery,
  useTransferFundsMutation,
} = fundingApi;
export const { listFunding } = fundingApi.endpoints;
