import type { ConnectedApp } from '@portal/shared/contract/oauth';
import { portalApi } from '../../api/portalApi.ts';
import { listTag } from '../../api/tags.ts';

/** Endpoints of the apps that act for the signed-in user. */
const connectedAppsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listConnectedApps: build.query<ConnectedApp[], undefined>({
      query: () => '/account/connected-apps',
      providesTags: [listTag('ConnectedApp')],
    }),
    revokeConnectedApp: build.mutation<null, string>({
      // One whose access is over counts as revoked.
      query: (grantId) => ({
        url: `/account/connected-apps/${encodeURIComponent(grantId)}`,
        method: 'DELETE',
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: () => null,
      invalidatesTags: [listTag('ConnectedApp')],
    }),
  }),
});

export const { useListConnectedAppsQuery, useRevokeConnectedAppMutation } = connectedAppsApi;
