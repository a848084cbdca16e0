import type { RecordsQuery, StaffRecord } from '@portal/shared/contract/staffRecords';
import { portalApi } from '../../api/portalApi.ts';
import { listTag } from '../../api/tags.ts';

/** Endpoints of records; each call is written to the audit log. */
const recordsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listRecords: build.query<StaffRecord[], RecordsQuery>({
      query: (params) => ({ url: '/staff/records', params }),
      providesTags: [listTag('StaffRecord')],
    }),
  }),
});

export const { useListRecordsQuery } = recordsApi;
