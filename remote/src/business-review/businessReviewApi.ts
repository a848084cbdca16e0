import type { BusinessReview, ReviewAnswerBody, ReviewFile } from '@portal/shared/contract/businessReview';
import { portalApi } from '../api/portalApi.ts';
import { sendFile } from '../api/sendFile.ts';
import { listTag } from '../api/tags.ts';

/** The largest file on a slow line. */
const SENDING_MS = 5 * 60_000;

/** Endpoints by which an organisation answers a question about its business. */
const businessReviewApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    answerReview: build.mutation<BusinessReview, ReviewAnswerBody>({
      query: (body) => ({ url: '/onboarding/answers', method: 'POST', body }),
      invalidatesTags: [listTag('BusinessReview')],
    }),
    addReviewFile: build.mutation<ReviewFile, { readonly questionId: string; readonly file: File }>({
      queryFn: ({ questionId, file }, _api, _options, baseQuery) =>
        sendFile(baseQuery, file, {
          url: '/onboarding/files',
          method: 'POST',
          params: { questionId, fileName: file.name },
          timeout: SENDING_MS,
        }),
      invalidatesTags: [listTag('BusinessReview')],
    }),
    deleteReviewFile: build.mutation<null, string>({
      query: (fileId) => ({ url: `/onboarding/files/${encodeURIComponent(fileId)}`, method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: [listTag('BusinessReview')],
    }),
  }),
});

export const { useAnswerReviewMutation, useAddReviewFileMutation, useDeleteReviewFileMutation } = businessReviewApi;
