import type { FundingQuery, FundingTransaction, Transfer, TransferBody } from '@portal/shared/contract/funding';
import { listed, type Listed } from '../api/listed.ts';
import { portalApi } from '../api/portalApi.ts';
import { idTag, listTag } from '../api/tags.ts';

/** What shows a balance. */
const MONEY_MOVED = (['Account', 'Customer', 'Funding', 'PaymentSource'] as const).map(listTag);

/** Endpoints of the transactions of an account. */
const fundingApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listFunding: build.query<Listed<FundingTransaction>, FundingQuery & { readonly accountIdentifier: string }>({
      query: (params) => ({ url: '/funding', params }),
      transformResponse: listed<FundingTransaction>,
      providesTags: [listTag('Funding')],
    }),
    transferFunds: build.mutation<Transfer, TransferBody & { readonly idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => ({
        url: '/funding/transfer-funds',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: (_answer, _error, { fromAccountIdentifier, toAccountIdentifier }) => [
        ...MONEY_MOVED,
        idTag('Account', fromAccountIdentifier),
        idTag('Account', toAccountIdentifier),
      ],
    }),
  }),
});

export const { useListFundingQuery, useTransferFundsMutation } = fundingApi;
