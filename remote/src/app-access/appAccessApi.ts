import type {
  ConsentDecision,
  ConsentDecisionBody,
  ConsentRequest,
  NewConsentRequestBody,
} from '@portal/shared/contract/oauth';
import { portalApi } from '../api/portalApi.ts';
import { listTag } from '../api/tags.ts';

const getUrl = (requestId: string): string => `/oauth/requests/${encodeURIComponent(requestId)}`;

/** Endpoints of the request of an app to act for the signed-in user. */
const appAccessApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    createConsentRequest: build.mutation<ConsentRequest, NewConsentRequestBody>({
      query: (body) => ({ url: '/oauth/requests', method: 'POST', body }),
    }),
    getConsentRequest: build.query<ConsentRequest, string>({
      query: (requestId) => getUrl(requestId),
      keepUnusedDataFor: 0,
    }),
    decideConsent: build.mutation<ConsentDecision, ConsentDecisionBody & { readonly requestId: string }>({
      query: ({ requestId, ...body }) => ({ url: `${getUrl(requestId)}/decision`, method: 'POST', body }),
      invalidatesTags: [listTag('ConnectedApp')],
    }),
  }),
});

export const { useCreateConsentRequestMutation, useGetConsentRequestQuery, useDecideConsentMutation } = appAccessApi;
