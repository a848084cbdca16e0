import type { SsoAdministrators, SsoDomain, SsoDomainBody, SsoDomainChange } from '@portal/shared/contract/ssoDomains';
import { portalApi } from '../api/portalApi.ts';
import { listTag, SIGN_IN_CHANGED } from '../api/tags.ts';

const getDomainUrl = (domainId: string): string => `/sso/domains/${encodeURIComponent(domainId)}`;

/** Endpoints of the organisation's e-mail domains. */
const domainsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listSsoDomains: build.query<SsoDomain[], undefined>({
      query: () => '/sso/domains',
      providesTags: [listTag('SsoDomain')],
    }),
    listSsoAdministrators: build.query<SsoAdministrators, undefined>({
      query: () => '/sso/administrators',
      providesTags: [listTag('User')],
      keepUnusedDataFor: 0,
    }),
    createSsoDomain: build.mutation<SsoDomain, { readonly body: SsoDomainBody; readonly idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({
        url: '/sso/domains',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: [listTag('SsoDomain')],
    }),
    updateSsoDomain: build.mutation<SsoDomain, { readonly domainId: string; readonly body: SsoDomainChange }>({
      query: ({ domainId, body }) => ({ url: getDomainUrl(domainId), method: 'PUT', body }),
      // The form of a change that was refused goes on with what was typed.
      invalidatesTags: (_result, error) => (error === undefined ? SIGN_IN_CHANGED : []),
    }),
    checkSsoDomain: build.mutation<SsoDomain, string>({
      query: (domainId) => ({ url: `${getDomainUrl(domainId)}/check`, method: 'POST' }),
      invalidatesTags: SIGN_IN_CHANGED,
    }),
    deleteSsoDomain: build.mutation<null, string>({
      // One that is gone counts as deleted.
      query: (domainId) => ({
        url: getDomainUrl(domainId),
        method: 'DELETE',
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: () => null,
      invalidatesTags: SIGN_IN_CHANGED,
    }),
  }),
});

export const {
  useListSsoDomainsQuery,
  useListSsoAdministratorsQuery,
  useCreateSsoDomainMutation,
  useUpdateSsoDomainMutation,
  useCheckSsoDomainMutation,
  useDeleteSsoDomainMutation,
} = domainsApi;
