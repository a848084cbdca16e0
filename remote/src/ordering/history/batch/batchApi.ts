import type {
  ResendBatch,
  ResendBatchBody,
  ResendBatchLine,
  ResendBatchLines,
  ResendBatchLinesQuery,
  ResendReview,
} from '@portal/shared/contract/resendBatches';
import type { ListPage } from '../../../api/listPage.ts';
import { portalApi } from '../../../api/portalApi.ts';
import { listTag, type Tag } from '../../../api/tags.ts';

interface StartBatch {
  readonly body: ResendBatchBody;
  readonly idempotencyKey: string;
}

type ListBatchLines = ResendBatchLinesQuery & { readonly batchIdentifier: string };

const batchPath = (batchIdentifier: string): string => `/resend-batches/${encodeURIComponent(batchIdentifier)}`;

/** The tags that become stale when lines are sent again. */
export const LINES_SENT: readonly Tag[] = [listTag('Order'), listTag('OrderLine'), listTag('Undeliverable')];

/** Sending many lines again. */
const batchApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    reviewResends: build.query<ResendReview, readonly string[]>({
      query: (lineIds) => ({ url: '/resend-batches/review', method: 'POST', body: { lineIds } }),
      providesTags: [listTag('OrderLine')],
    }),
    startBatch: build.mutation<ResendBatch, StartBatch>({
      query: ({ body, idempotencyKey }) => ({
        url: '/resend-batches',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
    }),
    getBatch: build.query<ResendBatch, string>({ query: batchPath }),
    listBatchLines: build.query<ListPage<ResendBatchLine>, ListBatchLines>({
      query: ({ batchIdentifier, ...params }) => ({ url: `${batchPath(batchIdentifier)}/lines`, params }),
      transformResponse: ({ content, totalElements }: ResendBatchLines) => ({
        rows: content,
        total: totalElements,
        isCapped: false,
      }),
    }),
  }),
});

export const { useReviewResendsQuery, useStartBatchMutation, useGetBatchQuery, useListBatchLinesQuery } = batchApi;
export const { getBatch } = batchApi.endpoints;
