import type {
  ApiCredential,
  ApiCredentialEvent,
  ApiCredentialHistoryExportQuery,
  ApiCredentialHistoryQuery,
  AppsOfClient,
  DeactivateApiCredentialBody,
  NewApiCredential,
  NewApiCredentialBody,
  RevealApiCredentialBody,
  RevealedApiCredential,
} from '@portal/shared/contract/apiCredentials';
import type { ApiCredentialType } from '@portal/shared/domain/enumerations';
import { toListPage, type ListPage } from '../api/listPage.ts';
import { portalApi } from '../api/portalApi.ts';
import { saveFile } from '../api/saveFile.ts';
import { listTag } from '../api/tags.ts';

const getUrl = (credentialId: string, action: 'reveal' | 'deactivate' | 'apps'): string =>
  `/credentials/${encodeURIComponent(credentialId)}/${action}`;

/** Endpoints of the keys of the API. Whoever gets a key resets the mutation, so that the store keeps none. */
const apiKeysApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listApiKeys: build.query<ApiCredential[], ApiCredentialType>({
      query: (type) => ({ url: '/credentials', params: { type } }),
      providesTags: [listTag('ApiKey')],
    }),
    createApiKey: build.mutation<
      NewApiCredential,
      { readonly body: NewApiCredentialBody; readonly idempotencyKey: string }
    >({
      query: ({ body, idempotencyKey }) => ({
        url: '/credentials',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: [listTag('ApiKey')],
    }),
    revealApiKey: build.mutation<RevealedApiCredential, RevealApiCredentialBody & { readonly credentialId: string }>({
      query: ({ credentialId, password }) => ({
        url: getUrl(credentialId, 'reveal'),
        method: 'POST',
        body: { password },
      }),
      invalidatesTags: [listTag('ApiKey')],
    }),
    /** Reads whose apps end with a client: anew for each question. */
    listAppsOfClient: build.query<AppsOfClient, string>({
      query: (credentialId) => ({ url: getUrl(credentialId, 'apps') }),
      keepUnusedDataFor: 0,
    }),
    deactivateApiKey: build.mutation<ApiCredential, DeactivateApiCredentialBody & { readonly credentialId: string }>({
      query: ({ credentialId, appIds }) => ({
        url: getUrl(credentialId, 'deactivate'),
        method: 'POST',
        body: { appIds },
      }),
      invalidatesTags: [listTag('ApiKey')],
    }),
    listApiKeyEvents: build.query<ListPage<ApiCredentialEvent>, ApiCredentialHistoryQuery>({
      query: (params) => ({ url: '/credentials/history', params }),
      transformResponse: toListPage<ApiCredentialEvent>,
      providesTags: [listTag('ApiKey')],
    }),
    /** Returns the name of the saved file. */
    downloadApiKeyEvents: build.mutation<string, ApiCredentialHistoryExportQuery>({
      query: (params) => ({ url: '/credentials/history/export', params, responseHandler: saveFile }),
    }),
  }),
});

export const {
  useListApiKeysQuery,
  useCreateApiKeyMutation,
  useRevealApiKeyMutation,
  useDeactivateApiKeyMutation,
  useListAppsOfClientQuery,
  useListApiKeyEventsQuery,
  useDownloadApiKeyEventsMutation,
} = apiKeysApi;

export const { listApiKeys, listApiKeyEvents } = apiKeysApi.endpoints;
