import type { Platform } from '@portal/shared/contract/platforms';
import type { PrincipalUser } from '@portal/shared/contract/session';
import { portalApi } from '../../api/portalApi.ts';
import { idTag, listTag } from '../../api/tags.ts';

/** Endpoints of the current user and the organisation. */
const platformApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getPrincipal: build.query<PrincipalUser, { subject: string }>({
      query: () => '/account',
      providesTags: [idTag('Profile', 'ME')],
    }),
    getPlatform: build.query<Platform, string>({
      query: (platformClientId) => `/platforms/${encodeURIComponent(platformClientId)}`,
      // It says whether there is a recipient list.
      providesTags: (_result, _error, id) => [idTag('Platform', id), listTag('Allowlist')],
    }),
  }),
});

/** The user as read before, without asking again. */
export const useKnownPrincipal = (subject: string): PrincipalUser | undefined =>
  platformApi.endpoints.getPrincipal.useQueryState({ subject }).currentData;

export const { useGetPrincipalQuery, useGetPlatformQuery } = platformApi;
