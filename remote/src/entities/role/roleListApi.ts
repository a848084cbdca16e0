import type { Role } from '@portal/shared/contract/roles';
import { portalApi } from '../../api/portalApi.ts';
import { listTag } from '../../api/tags.ts';

/** The endpoint that lists roles: for those who manage them, and for those who choose one. */
const roleListApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listRoles: build.query<readonly Role[], undefined>({
      query: () => '/roles',
      providesTags: [listTag('Role')],
    }),
  }),
});

export const { useListRolesQuery } = roleListApi;
