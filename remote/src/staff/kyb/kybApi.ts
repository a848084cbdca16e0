import type {
  KybApplication,
  KybDecisionBody,
  KybQuery,
  KybReview,
  RevealedTaxId,
} from '@portal/shared/contract/staffKyb';
import { toListPage, type ListPage } from '../../api/listPage.ts';
import { portalApi } from '../../api/portalApi.ts';
import { saveFile } from '../../api/saveFile.ts';
import { idTag, listTag } from '../../api/tags.ts';

const getUrl = (platformClientId: string): string => `/staff/kyb/${encodeURIComponent(platformClientId)}`;

/** Endpoints of business reviews. */
const kybApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listKybApplications: build.query<ListPage<KybApplication>, KybQuery>({
      query: (params) => ({ url: '/staff/kyb', params }),
      transformResponse: toListPage<KybApplication>,
      providesTags: [listTag('StaffPlatform')],
    }),
    getKybReview: build.query<KybReview, string>({
      query: getUrl,
      providesTags: (_result, _error, id) => [idTag('StaffPlatform', id)],
      // A form starts with what the server holds now.
      keepUnusedDataFor: 0,
    }),
    updateKybReview: build.mutation<KybReview, { readonly platformClientId: string; readonly body: KybDecisionBody }>({
      query: ({ platformClientId, body }) => ({ url: `${getUrl(platformClientId)}/decision`, method: 'PUT', body }),
      invalidatesTags: (_result, _error, { platformClientId }) => [
        listTag('StaffPlatform'),
        idTag('StaffPlatform', platformClientId),
      ],
    }),
    revealTaxId: build.mutation<RevealedTaxId, string>({
      query: (platformClientId) => ({ url: `${getUrl(platformClientId)}/tax-id`, method: 'POST' }),
    }),
    /** Returns the name of the saved file. */
    downloadReviewFile: build.mutation<string, { readonly platformClientId: string; readonly fileId: string }>({
      query: ({ platformClientId, fileId }) => ({
        url: `${getUrl(platformClientId)}/files/${encodeURIComponent(fileId)}`,
        responseHandler: saveFile,
      }),
    }),
  }),
});

export const {
  useListKybApplicationsQuery,
  useGetKybReviewQuery,
  useLazyGetKybReviewQuery,
  useUpdateKybReviewMutation,
  useRevealTaxIdMutation,
  useDownloadReviewFileMutation,
} = kybApi;
