import type { FailedJob, JobParams, StaffSystem, WaitingDeposit } from '@portal/shared/contract/staffSystem';
import { portalApi } from '../api/portalApi.ts';
import { listTag } from '../api/tags.ts';

/** Endpoints of the server's health and its background work. */
const systemApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getSystem: build.query<StaffSystem, undefined>({
      query: () => '/staff/system',
      providesTags: [listTag('StaffJob')],
    }),
    listFailedJobs: build.query<FailedJob[], undefined>({
      query: () => '/staff/jobs',
      providesTags: [listTag('StaffJob')],
    }),
    listWaitingDeposits: build.query<WaitingDeposit[], undefined>({
      query: () => '/staff/waiting-deposits',
      providesTags: [listTag('StaffJob')],
    }),
    updateFailedJob: build.mutation<null, JobParams>({
      query: ({ queue, jobId }) => ({
        url: `/staff/jobs/${encodeURIComponent(queue)}/${encodeURIComponent(jobId)}/retry`,
        method: 'PUT',
      }),
      transformResponse: () => null,
      invalidatesTags: [listTag('StaffJob')],
    }),
  }),
});

export const { useGetSystemQuery, useListFailedJobsQuery, useListWaitingDepositsQuery, useUpdateFailedJobMutation } =
  systemApi;
