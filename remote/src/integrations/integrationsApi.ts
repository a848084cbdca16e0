import type {
  DisconnectIntegrationBody,
  Integration,
  IntegrationEvent,
  IntegrationHistoryQuery,
} from '@portal/shared/contract/integrations';
import { toListPage, type ListPage } from '../api/listPage.ts';
import { portalApi } from '../api/portalApi.ts';
import { listTag } from '../api/tags.ts';

/** All that a card consists of. */
const PARTS = (['ApiKey', 'ConnectedApp'] as const).map(listTag);

/** Endpoints of the integrations of an organisation. */
const integrationsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listIntegrations: build.query<Integration[], undefined>({
      query: () => ({ url: '/integrations' }),
      providesTags: PARTS,
    }),
    disconnectIntegration: build.mutation<
      Integration,
      DisconnectIntegrationBody & { readonly name: Integration['name'] }
    >({
      query: ({ name, itemIds }) => ({
        url: `/integrations/${encodeURIComponent(name)}/disconnect`,
        method: 'POST',
        body: { itemIds },
      }),
      // Also after a refusal, as something else is connected by then.
      invalidatesTags: PARTS,
    }),
    listIntegrationEvents: build.query<ListPage<IntegrationEvent>, IntegrationHistoryQuery>({
      query: (params) => ({ url: '/integrations/history', params }),
      transformResponse: toListPage<IntegrationEvent>,
      providesTags: PARTS,
    }),
  }),
});

export const { useListIntegrationsQuery, useDisconnectIntegrationMutation, useListIntegrationEventsQuery } =
  integrationsApi;
