import type { OrderDraft, OrderDraftBody, OrderDrafts, OrderDraftSummary } from '@portal/shared/contract/orderDrafts';
import type { OrderDraftKind } from '@portal/shared/domain/ordering/orderDraftSteps';
import { portalApi } from '../../api/portalApi.ts';
import { listTag } from '../../api/tags.ts';

export interface SavedDraft {
  readonly kind: OrderDraftKind;
  readonly body: OrderDraftBody;
}

const getPath = (kind: OrderDraftKind): string => `/order-drafts/${kind}`;

/** Half-made orders of the user. What a page changes is put into the list that was read, which is not asked for again. */
const orderDraftsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listOrderDrafts: build.query<OrderDrafts, undefined>({
      query: () => '/order-drafts',
      providesTags: [listTag('OrderDraft'), listTag('Upload')],
    }),
    readOrderDraft: build.query<OrderDraft, OrderDraftKind>({ query: getPath }),
    saveOrderDraft: build.mutation<OrderDraftSummary, SavedDraft>({
      query: ({ kind, body }) => ({ url: getPath(kind), method: 'PUT', body }),
      onQueryStarted: async ({ kind }, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null);
        if (saved !== null) dispatch(withDraft(kind, saved.data));
      },
    }),
    deleteOrderDraft: build.mutation<null, OrderDraftKind>({
      query: (kind) => ({ url: getPath(kind), method: 'DELETE' }),
      onQueryStarted: async (kind, { dispatch, queryFulfilled }) => {
        if ((await queryFulfilled.catch(() => null)) !== null) dispatch(withDraft(kind, null));
      },
      invalidatesTags: [listTag('OrderDraft')],
    }),
  }),
});

/** Puts a draft, or that there is none, into the list that was read. */
const withDraft = (kind: OrderDraftKind, draft: OrderDraftSummary | null) =>
  orderDraftsApi.util.updateQueryData('listOrderDrafts', undefined, (list) => {
    list.drafts = [...(draft === null ? [] : [draft]), ...list.drafts.filter((one) => one.kind !== kind)];
  });

export const { useListOrderDraftsQuery } = orderDraftsApi;
export const { readOrderDraft, saveOrderDraft, deleteOrderDraft } = orderDraftsApi.endpoints;
