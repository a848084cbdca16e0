import type { OrderSummary } from '@portal/shared/contract/shoppingCarts';
import type {
  AddUploadLinesBody,
  ChangedUploadLines,
  PendingUpload,
  Upload,
  UploadLine,
  UploadLineBody,
  UploadMetadataBody,
  UploadValuesBody,
} from '@portal/shared/contract/uploads';
import type { FulfillmentType } from '@portal/shared/domain/enumerations';
import { portalApi } from '../../api/portalApi.ts';
import { idTag, listTag } from '../../api/tags.ts';

interface UploadParams {
  readonly uploadId: string;
}

const path = (uploadId: string, rest = ''): string => `/orders/upload/${encodeURIComponent(uploadId)}${rest}`;
const bulkPath = (uploadId: string, rest = ''): string => `/bulkorder/upload/${encodeURIComponent(uploadId)}${rest}`;

/** Returns the tags that a call about one upload makes stale. */
const getUploadTags = (_result: unknown, _error: unknown, { uploadId }: UploadParams) => [
  listTag('Upload'),
  idTag('Upload', uploadId),
];

/** Lines of an upload that are typed, what they have in common, and what they cost. */
const stepOrderApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails with 404 when nothing waits. */
    getPendingUpload: build.query<PendingUpload, undefined>({
      query: () => '/orders/upload/pending-upload',
      providesTags: [listTag('Upload')],
    }),
    getUploadSummary: build.query<OrderSummary, UploadParams & { readonly currency: string }>({
      query: ({ uploadId, currency }) => path(uploadId, `/summary/${encodeURIComponent(currency)}`),
      providesTags: (_result, _error, { uploadId }) => [idTag('Upload', uploadId)],
    }),
    addUploadLines: build.mutation<
      ChangedUploadLines,
      UploadParams & { readonly body: AddUploadLinesBody; readonly idempotencyKey: string }
    >({
      query: ({ uploadId, body, idempotencyKey }) => ({
        url: bulkPath(uploadId, '/lines'),
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: getUploadTags,
    }),
    replaceUploadLine: build.mutation<
      UploadLine,
      UploadParams & { readonly lineId: string; readonly body: UploadLineBody }
    >({
      query: ({ uploadId, lineId, body }) => ({
        url: bulkPath(uploadId, `/upload-line/${encodeURIComponent(lineId)}`),
        method: 'PUT',
        body,
      }),
      invalidatesTags: getUploadTags,
    }),
    deleteUploadLine: build.mutation<null, UploadParams & { readonly lineId: string }>({
      query: ({ uploadId, lineId }) => ({
        url: bulkPath(uploadId, `/upload-line/${encodeURIComponent(lineId)}`),
        method: 'DELETE',
      }),
      invalidatesTags: getUploadTags,
    }),
    deleteUploadKind: build.mutation<null, UploadParams & { readonly kind: FulfillmentType }>({
      query: ({ uploadId, kind }) => ({
        url: bulkPath(uploadId, `/upload-lines/fulfillment/${kind}`),
        method: 'DELETE',
      }),
      invalidatesTags: getUploadTags,
    }),
    setUploadValues: build.mutation<Upload, UploadParams & { readonly body: UploadValuesBody }>({
      query: ({ uploadId, body }) => ({ url: path(uploadId, '/values'), method: 'PUT', body }),
      invalidatesTags: getUploadTags,
    }),
    setUploadMetadata: build.mutation<Upload, UploadParams & { readonly body: UploadMetadataBody }>({
      query: ({ uploadId, body }) => ({ url: bulkPath(uploadId), method: 'PATCH', body }),
      invalidatesTags: getUploadTags,
    }),
  }),
});

export const {
  useGetPendingUploadQuery,
  useGetUploadSummaryQuery,
  useAddUploadLinesMutation,
  useReplaceUploadLineMutation,
  useDeleteUploadLineMutation,
  useDeleteUploadKindMutation,
  useSetUploadValuesMutation,
  useSetUploadMetadataMutation,
} = stepOrderApi;
