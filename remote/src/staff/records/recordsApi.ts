import type { RecordsQuery, PortalRecord } from '@portal/shared/contract/records';
import { portalApi } from '../../api/portalApi.ts';
import { listTag } from '../../api/tags.ts';

/** Endpoints of records; each call is written to the audit log. */
const recordsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listRecords: build.query<PortalRecord[], RecordsQuery>({
      query: (params) => ({ url: '/staff/records', params }),
      providesTags: [listTag('PortalRecord')],
    }),
  }),
});

export const { useListRecordsQuery } = recordsApi;
