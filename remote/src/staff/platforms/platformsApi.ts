import type { StaffPlatform, StaffPlatformsQuery } from '@portal/shared/contract/staff';
import { toListPage, type ListPage } from '../../api/listPage.ts';
import { portalApi } from '../../api/portalApi.ts';
import { listTag } from '../../api/tags.ts';

/** Endpoint of the organisations. */
const platformsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listPlatforms: build.query<ListPage<StaffPlatform>, StaffPlatformsQuery>({
      query: (params) => ({ url: '/staff/platforms', params }),
      transformResponse: toListPage<StaffPlatform>,
      providesTags: [listTag('StaffPlatform')],
    }),
  }),
});

export const { useListPlatformsQuery } = platformsApi;
