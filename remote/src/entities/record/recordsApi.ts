import type { PortalRecord, RecordsQuery } from '@portal/shared/contract/records';
import { portalApi } from '../../api/portalApi.ts';
import { listTag } from '../../api/tags.ts';

/** Endpoints of records; each call is written to the audit log. */
const recordsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** Those of every organisation, for staff. */
    listStaffRecords: build.query<PortalRecord[], RecordsQuery>({
      query: (params) => ({ url: '/staff/records', params }),
      providesTags: [listTag('PortalRecord')],
    }),
    /** Those of the user's organisation. */
    listRecords: build.query<PortalRecord[], RecordsQuery>({
      query: (params) => ({ url: '/records', params }),
      providesTags: [listTag('PortalRecord')],
    }),
  }),
});

export const { useListStaffRecordsQuery, useListRecordsQuery } = recordsApi;
