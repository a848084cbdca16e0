import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import type {
  ChangedUploadLines,
  ChangeUploadLinesBody,
  CreateUploadQuery,
  Upload,
  UploadFileQuery,
  UploadLine,
  UploadMappingBody,
  UploadRewardNames,
  UploadsQuery,
  UploadSummary,
} from '@portal/shared/contract/uploads';
import { toListPage, type ListPage } from '../../api/listPage.ts';
import { portalApi } from '../../api/portalApi.ts';
import { saveFile } from '../../api/saveFile.ts';
import { sendFile } from '../../api/sendFile.ts';
import { idTag, listTag } from '../../api/tags.ts';

interface UploadParams {
  readonly uploadId: string;
}

/** A page of an upload's lines: all, wrong ones alone, or those with something to tell. */
export interface UploadLinesQuery extends UploadParams {
  readonly page: number;
  readonly size: number;
  readonly only?: 'invalid' | 'warned';
}

const LINES_AT_ONCE = 1_000;
/** The largest file on a slow line. */
const SENDING_MS = 10 * 60_000;

const path = (uploadId: string, rest = ''): string => `/orders/upload/${encodeURIComponent(uploadId)}${rest}`;

/** Returns the tags that a call about one upload makes stale. */
const getUploadTags = (_result: unknown, _error: unknown, { uploadId }: UploadParams) => [
  listTag('Upload'),
  idTag('Upload', uploadId),
];

/** Files of recipients: sent whole, mapped, corrected cell by cell, and put into a cart. */
const uploadApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listUploads: build.query<ListPage<UploadSummary>, UploadsQuery>({
      query: (params) => ({ url: '/orders/uploads', params }),
      transformResponse: toListPage<UploadSummary>,
      providesTags: [listTag('Upload')],
    }),
    getUpload: build.query<Upload, string>({
      query: (uploadId) => path(uploadId),
      providesTags: (_result, _error, uploadId) => [idTag('Upload', uploadId)],
    }),
    createUpload: build.mutation<Upload, { readonly params: CreateUploadQuery; readonly idempotencyKey: string }>({
      query: ({ params, idempotencyKey }) => ({
        url: '/orders/upload/create',
        method: 'POST',
        params,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: [listTag('Upload')],
    }),
    sendUploadFile: build.mutation<Upload, UploadParams & { readonly file: File; readonly params: UploadFileQuery }>({
      queryFn: ({ uploadId, file, params }, _api, _options, baseQuery) =>
        sendFile(baseQuery, file, { url: path(uploadId, '/file'), method: 'PUT', params, timeout: SENDING_MS }),
      invalidatesTags: getUploadTags,
    }),
    mapUpload: build.mutation<Upload, UploadParams & { readonly body: UploadMappingBody }>({
      query: ({ uploadId, body }) => ({ url: path(uploadId, '/mapping'), method: 'PUT', body }),
      invalidatesTags: getUploadTags,
    }),
    listRewardNames: build.query<UploadRewardNames, UploadParams & { readonly column: number }>({
      query: ({ uploadId, column }) => ({ url: path(uploadId, '/reward-names'), params: { column } }),
      providesTags: (_result, _error, { uploadId }) => [idTag('Upload', uploadId)],
    }),
    listUploadLines: build.query<ListPage<UploadLine>, UploadLinesQuery>({
      query: ({ uploadId, ...params }) => ({ url: path(uploadId, '/lines'), params }),
      transformResponse: toListPage<UploadLine>,
      providesTags: (_result, _error, { uploadId }) => [idTag('Upload', uploadId)],
    }),
    /** All lines, or those of one kind, some at a time: one answer of thousands holds up server and page. */
    allUploadLines: build.query<readonly UploadLine[], UploadParams & Pick<UploadLinesQuery, 'only'>>({
      queryFn: async ({ uploadId, only }, _api, _options, baseQuery) => {
        const lines: UploadLine[] = [];
        for (let page = 0; lines.length === page * LINES_AT_ONCE; page += 1) {
          const params = { page, size: LINES_AT_ONCE, ...(only && { only }) };
          const { data, error } = await baseQuery({ url: path(uploadId, '/lines'), params });
          if (error !== undefined) return { error };
          lines.push(...(data as UploadLine[]));
        }
        return { data: lines };
      },
      providesTags: (_result, _error, { uploadId }) => [idTag('Upload', uploadId)],
    }),
    changeUploadLines: build.mutation<ChangedUploadLines, UploadParams & { readonly body: ChangeUploadLinesBody }>({
      query: ({ uploadId, body }) => ({ url: path(uploadId, '/lines'), method: 'PATCH', body }),
      // The answer says what reads differently: thousands of lines are not read again for one cell.
      invalidatesTags: [listTag('Upload')],
      onQueryStarted: ({ uploadId }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(uploadApi.util.upsertQueryData('getUpload', uploadId, data.upload)),
          // The failure is told to the caller who sent the change.
          () => undefined,
        ),
    }),
    deleteUpload: build.mutation<null, UploadParams>({
      query: ({ uploadId }) => ({ url: path(uploadId), method: 'DELETE' }),
      invalidatesTags: [listTag('Upload')],
    }),
    /** Returns the name of the saved file. */
    downloadUploadTemplate: build.mutation<
      string,
      { readonly format: 'csv' | 'xlsx'; readonly params: CreateUploadQuery }
    >({
      query: ({ format, params }) => ({
        url: `/orders/upload/template/${format}`,
        params,
        responseHandler: saveFile,
      }),
    }),
    addUploadToCart: build.mutation<
      ShoppingCart,
      UploadParams & { readonly cartId: string; readonly knownUse?: string; readonly idempotencyKey: string }
    >({
      query: ({ uploadId, cartId, knownUse, idempotencyKey }) => ({
        url: `/shopping-carts/${encodeURIComponent(cartId)}/line-items/from-upload`,
        method: 'POST',
        body: { uploadId, knownUse },
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: (result, error, args) => [
        ...getUploadTags(result, error, args),
        listTag('CartLine'),
        listTag('Cart'),
        idTag('Cart', args.cartId),
      ],
    }),
  }),
});

export const {
  useListUploadsQuery,
  useGetUploadQuery,
  useCreateUploadMutation,
  useSendUploadFileMutation,
  useMapUploadMutation,
  useListRewardNamesQuery,
  useLazyListRewardNamesQuery,
  useListUploadLinesQuery,
  useAllUploadLinesQuery,
  useLazyAllUploadLinesQuery,
  useChangeUploadLinesMutation,
  useDeleteUploadMutation,
  useDownloadUploadTemplateMutation,
  useAddUploadToCartMutation,
} = uploadApi;
