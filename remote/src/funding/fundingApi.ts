import type { FundingQuery, FundingTransaction } from '@portal/shared/contract/funding';
import { listed, type Listed } from '../api/listed.ts';
import { portalApi } from '../api/portalApi.ts';
import { listTag } from '../api/tags.ts';

/** Endpoints of the transactions of an account. */
const fundingApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listFunding: build.query<Listed<FundingTransaction>, FundingQuery & { readonly accountIdentifier: string }>({
      query: (params) => ({ url: '/funding', params }),
      transformResponse: listed<FundingTransaction>,
      providesTags: [listTag('Funding')],
    }),
  }),
});

export const { useListFundingQuery } = fundingApi;
