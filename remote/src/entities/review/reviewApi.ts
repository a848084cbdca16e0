import type { BusinessReview } from '@portal/shared/contract/businessReview';
import { portalApi } from '../../api/portalApi.ts';
import { listTag } from '../../api/tags.ts';

/** The review of the organisation's own business. */
const reviewApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getBusinessReview: build.query<BusinessReview, undefined>({
      query: () => '/onboarding/review',
      providesTags: [listTag('BusinessReview')],
    }),
  }),
});

export const { useGetBusinessReviewQuery } = reviewApi;
