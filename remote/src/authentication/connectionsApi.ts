import type {
  NewServiceUrls,
  ProviderRead,
  ReadProviderBody,
  SsoConnection,
  SsoConnectionBody,
  SsoConnectionChange,
  SsoConnectionSummary,
  SsoEnding,
  SsoEndingQuery,
  SsoStateBody,
} from '@portal/shared/contract/ssoConnections';
import { portalApi } from '../api/portalApi.ts';
import { idTag, listTag, SIGN_IN_CHANGED } from '../api/tags.ts';
import { getConnectionUrl } from './connectionUrl.ts';

interface ConnectionCall<Body> {
  readonly connectionId: string;
  readonly body: Body;
}

/** Endpoints of the connections to the organisation's own identity providers. */
const connectionsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listSsoConnections: build.query<SsoConnectionSummary[], undefined>({
      query: () => '/sso/connections',
      providesTags: [listTag('SsoConnection')],
    }),
    getSsoConnection: build.query<SsoConnection, string>({
      query: (connectionId) => getConnectionUrl(connectionId),
      providesTags: (_result, _error, connectionId) => [listTag('SsoConnection'), idTag('SsoConnection', connectionId)],
      // A form starts with what the server holds now.
      keepUnusedDataFor: 0,
    }),
    /** The addresses of a connection that is not saved yet: each form of a new one has its own. */
    getNewServiceUrls: build.query<NewServiceUrls, undefined>({
      query: () => '/sso/service-urls',
      keepUnusedDataFor: 0,
    }),
    readProvider: build.mutation<ProviderRead, ReadProviderBody>({
      query: (body) => ({ url: '/sso/read-provider', method: 'POST', body }),
    }),
    createSsoConnection: build.mutation<
      SsoConnection,
      { readonly body: SsoConnectionBody; readonly idempotencyKey: string }
    >({
      query: ({ body, idempotencyKey }) => ({
        url: '/sso/connections',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: [listTag('SsoConnection')],
    }),
    updateSsoConnection: build.mutation<SsoConnection, ConnectionCall<SsoConnectionChange>>({
      query: ({ connectionId, body }) => ({ url: getConnectionUrl(connectionId), method: 'PUT', body }),
      invalidatesTags: SIGN_IN_CHANGED,
    }),
    /** Reads who signs in by a connection, and how after its end: anew for each question. */
    getSsoEnding: build.query<SsoEnding, SsoEndingQuery & { readonly connectionId: string }>({
      query: ({ connectionId, action }) => ({ url: getConnectionUrl(connectionId, 'ending'), params: { action } }),
      keepUnusedDataFor: 0,
    }),
    deleteSsoConnection: build.mutation<null, { readonly connectionId: string; readonly shown: string }>({
      // One that is gone counts as deleted.
      query: ({ connectionId, shown }) => ({
        url: getConnectionUrl(connectionId),
        method: 'DELETE',
        params: { shown },
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: () => null,
      invalidatesTags: SIGN_IN_CHANGED,
    }),
    setSsoConnectionState: build.mutation<SsoConnection, ConnectionCall<SsoStateBody>>({
      query: ({ connectionId, body }) => ({ url: getConnectionUrl(connectionId, 'state'), method: 'POST', body }),
      // After a refusal too: somebody else may have changed it.
      invalidatesTags: SIGN_IN_CHANGED,
    }),
  }),
});

export const {
  useListSsoConnectionsQuery,
  useGetSsoConnectionQuery,
  useLazyGetSsoConnectionQuery,
  useGetNewServiceUrlsQuery,
  useReadProviderMutation,
  useCreateSsoConnectionMutation,
  useUpdateSsoConnectionMutation,
  useGetSsoEndingQuery,
  useDeleteSsoConnectionMutation,
  useSetSsoConnectionStateMutation,
} = connectionsApi;
