import type { StaffPlatform, StaffPlatformsQuery } from '@portal/shared/contract/staff';
import { listed, type Listed } from '../../api/listed.ts';
import { portalApi } from '../../api/portalApi.ts';
import { listTag } from '../../api/tags.ts';

/** Endpoint of the organisations. */
const platformsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listPlatforms: build.query<Listed<StaffPlatform>, StaffPlatformsQuery>({
      query: (params) => ({ url: '/staff/platforms', params }),
      transformResponse: listed<StaffPlatform>,
      providesTags: [listTag('StaffPlatform')],
    }),
  }),
});

export const { useListPlatformsQuery } = platformsApi;
