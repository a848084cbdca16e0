import type { UnseenReports } from '@portal/shared/contract/reports';
import { portalApi } from '../../api/portalApi.ts';
import { listTag } from '../../api/tags.ts';

const unseenReportsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    countUnseenReports: build.query<UnseenReports, undefined>({
      query: () => '/reports/unseen',
      providesTags: [listTag('Report')],
    }),
  }),
});

export const { useCountUnseenReportsQuery } = unseenReportsApi;
export const { countUnseenReports } = unseenReportsApi.endpoints;
