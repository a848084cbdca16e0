import type { KybApplication, KybDecisionBody, KybQuery, KybReview } from '@portal/shared/contract/staffKyb';
import { listed, type Listed } from '../../api/listed.ts';
import { portalApi } from '../../api/portalApi.ts';
import { idTag, listTag } from '../../api/tags.ts';

const getUrl = (platformClientId: string): string => `/staff/kyb/${encodeURIComponent(platformClientId)}`;

/** Endpoints of business reviews. */
const kybApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listKybApplications: build.query<Listed<KybApplication>, KybQuery>({
      query: (params) => ({ url: '/staff/kyb', params }),
      transformResponse: listed<KybApplication>,
      providesTags: [listTag('StaffPlatform')],
    }),
    getKybReview: build.query<KybReview, string>({
      query: getUrl,
      providesTags: (_answer, _error, id) => [idTag('StaffPlatform', id)],
      // A form starts with what the server holds now.
      keepUnusedDataFor: 0,
    }),
    updateKybReview: build.mutation<KybReview, { readonly platformClientId: string; readonly body: KybDecisionBody }>({
      query: ({ platformClientId, body }) => ({ url: `${getUrl(platformClientId)}/decision`, method: 'PUT', body }),
      invalidatesTags: (_answer, _error, { platformClientId }) => [
        listTag('StaffPlatform'),
        idTag('StaffPlatform', platformClientId),
      ],
    }),
  }),
});

export const {
  useListKybApplicationsQuery,
  useGetKybReviewQuery,
  useLazyGetKybReviewQuery,
  useUpdateKybReviewMutation,
} = kybApi;
