import type { FundingPage, FundingQuery } from '@portal/shared/contract/funding';
import { portalApi } from '../api/portalApi.ts';
import { listTag } from '../api/tags.ts';

/** The movements of an account (F7). */
const fundingApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listFunding: build.query<FundingPage, FundingQuery & { readonly accountIdentifier: string }>({
      query: (params) => ({ url: '/funding', params }),
      providesTags: [listTag('Funding')],
    }),
  }),
});

export const { useListFundingQuery } = fundingApi;
