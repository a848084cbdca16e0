import type { RoleBody, RoleChange, RoleRecord } from '@portal/shared/contract/roles';
import { portalApi } from '../api/portalApi.ts';
import { idTag, listTag } from '../api/tags.ts';

const getRoleUrl = (roleId: string): string => `/roles/${encodeURIComponent(roleId)}`;

/** Endpoints that read and change one role. What changes a role changes its users. */
const rolesApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getRole: build.query<RoleRecord, string>({
      query: getRoleUrl,
      providesTags: (_result, _error, roleId) => [listTag('Role'), idTag('Role', roleId)],
      keepUnusedDataFor: 0,
    }),
    createRole: build.mutation<RoleRecord, { readonly body: RoleBody; readonly idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({
        url: '/roles',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: [listTag('Role')],
    }),
    updateRole: build.mutation<RoleRecord, { readonly roleId: string; readonly body: RoleChange }>({
      query: ({ roleId, body }) => ({ url: getRoleUrl(roleId), method: 'PUT', body }),
      invalidatesTags: [listTag('Role'), listTag('User')],
    }),
    deleteRole: build.mutation<null, string>({
      // One that is gone counts as deleted.
      query: (roleId) => ({
        url: getRoleUrl(roleId),
        method: 'DELETE',
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: () => null,
      invalidatesTags: [listTag('Role')],
    }),
  }),
});

export const {
  useGetRoleQuery,
  useLazyGetRoleQuery,
  useCreateRoleMutation,
  useUpdateRoleMutation,
  useDeleteRoleMutation,
} = rolesApi;
