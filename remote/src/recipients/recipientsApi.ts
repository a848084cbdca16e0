import type {
  AllowlistCheck,
  AllowlistEntriesQuery,
  AllowlistOfPlatform,
  AllowlistRecipient,
  AllowlistSwitch,
  AllowlistUndo,
} from '@portal/shared/contract/allowlist';
import type { ErrorBody } from '@portal/shared/contract/common';
import { toListPage, type ListPage } from '../api/listPage.ts';
import { portalApi } from '../api/portalApi.ts';
import { saveFile } from '../api/saveFile.ts';
import { sendFile } from '../api/sendFile.ts';
import { listTag } from '../api/tags.ts';

/** The largest file on a slow line. */
const SENDING_MS = 10 * 60_000;

interface SavedList {
  readonly recipients: readonly AllowlistRecipient[];
  /** That of the list with which it was compared; 0: there was none. */
  readonly version: number;
  readonly idempotencyKey: string;
}

/** Endpoints of the recipient list. */
const recipientsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null: there is none yet. */
    getAllowlist: build.query<AllowlistOfPlatform | null, undefined>({
      query: () => ({
        url: '/orderWhitelist/platform',
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: (body: AllowlistOfPlatform | ErrorBody) => ('recipientCount' in body ? body : null),
      providesTags: [listTag('Allowlist')],
    }),
    listAllowlistEntries: build.query<ListPage<AllowlistRecipient>, AllowlistEntriesQuery>({
      query: (params) => ({ url: '/orderWhitelist/entries', params }),
      transformResponse: toListPage<AllowlistRecipient>,
      providesTags: [listTag('Allowlist')],
    }),
    checkAllowlist: build.mutation<AllowlistCheck, File>({
      queryFn: (file, _api, _options, baseQuery) =>
        sendFile(baseQuery, file, {
          url: '/orderWhitelist/check',
          method: 'POST',
          params: { fileName: file.name },
          timeout: SENDING_MS,
        }),
    }),
    saveAllowlist: build.mutation<AllowlistOfPlatform, SavedList>({
      query: ({ recipients, version, idempotencyKey }) => ({
        url: '/orderWhitelist',
        timeout: SENDING_MS,
        ...(version === 0
          ? { method: 'POST', body: { recipients }, headers: { 'idempotency-key': idempotencyKey } }
          : { method: 'PUT', body: { recipients, version } }),
      }),
      invalidatesTags: [listTag('Allowlist')],
    }),
    switchAllowlist: build.mutation<AllowlistOfPlatform, AllowlistSwitch>({
      query: (body) => ({ url: '/orderWhitelist/switch', method: 'PUT', body }),
      invalidatesTags: [listTag('Allowlist')],
    }),
    undoAllowlist: build.mutation<AllowlistOfPlatform, AllowlistUndo>({
      query: (body) => ({ url: '/orderWhitelist/undo', method: 'POST', body }),
      invalidatesTags: [listTag('Allowlist')],
    }),
    /** Returns the name of the saved file. */
    downloadAllowlist: build.mutation<string, 'export' | 'template'>({
      query: (file) => ({ url: `/orderWhitelist/${file}`, responseHandler: saveFile }),
    }),
  }),
});

export const {
  useGetAllowlistQuery,
  useListAllowlistEntriesQuery,
  useCheckAllowlistMutation,
  useSaveAllowlistMutation,
  useSwitchAllowlistMutation,
  useUndoAllowlistMutation,
  useDownloadAllowlistMutation,
} = recipientsApi;
