import type { AcceptedTerms, Terms } from '@portal/shared/contract/terms';
import { portalApi } from '../../api/portalApi.ts';
import { idTag, listTag } from '../../api/tags.ts';

/** The tag of the terms in force; a call that accepts them invalidates it when it fails, because others may be in force. */
export const TERMS_TAG = idTag('Agreement', 'TERMS');

const termsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getTerms: build.query<Terms, string>({
      query: (langKey) => ({ url: '/terms', params: { langKey } }),
      providesTags: [TERMS_TAG],
      extraOptions: { isPublic: true },
    }),
    acceptTerms: build.mutation<null, AcceptedTerms>({
      query: (terms) => ({ url: '/terms/acceptances', method: 'POST', body: { terms } }),
      invalidatesTags: [idTag('Profile', 'ME'), listTag('Agreement'), TERMS_TAG],
    }),
  }),
});

export const { useGetTermsQuery, useAcceptTermsMutation } = termsApi;
