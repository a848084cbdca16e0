import type {
  AddCartLinesBody,
  CartLine,
  ChangeCartLineBody,
  ChangeCartLinesBody,
  RemovedCarts,
  ShoppingCart,
} from '@portal/shared/contract/shoppingCarts';
import type { FulfillmentType } from '@portal/shared/domain/enumerations';
import type { PhysicalStep } from '@portal/shared/domain/ordering/physicalSteps';
import { LIST_HEADERS } from '@portal/shared/domain/lists/listHeaders';
import { portalApi } from '../../../api/portalApi.ts';
import { idTag, listTag } from '../../../api/tags.ts';

export interface CartLinesQuery {
  readonly cartId: string;
  readonly pageToken: string;
  readonly pageSize: number;
  /** A page that was read while the cart was filled is not that of the full one. */
  readonly isFilling?: boolean;
  /** Lines that cannot be ordered, or go to somebody once more, alone. */
  readonly only?: 'invalid' | 'repeated';
  /** Mailed lines that lack something of a step alone. */
  readonly step?: PhysicalStep;
  /** Lines of an error group alone. */
  readonly cause?: string;
}

interface CartLinePage {
  readonly rows: readonly CartLine[];
  /** Null on the last page. */
  readonly nextPageToken: string | null;
}

interface CartLineParams {
  readonly cartId: string;
  readonly identifier: string;
}

const path = (cartId: string, rest = ''): string => `/shopping-carts/${encodeURIComponent(cartId)}${rest}`;
const linePath = ({ cartId, identifier }: CartLineParams): string =>
  path(cartId, `/line-items/by-identifier/${encodeURIComponent(identifier)}`);

const getCartTags = (_result: unknown, _error: unknown, { cartId }: { readonly cartId: string }) => [
  listTag('CartLine'),
  idTag('Cart', cartId),
];

/**
 * Returns the tags that any change of a cart makes stale. All carts are among them: an active cart that could not be read
 * anew is not known by its id.
 */
const getChangedCartTags = (result: unknown, error: unknown, args: { readonly cartId: string }) => [
  listTag('Cart'),
  ...getCartTags(result, error, args),
];

/** The lines of a cart, some at a time, and what is done with them. */
const cartApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listCartLines: build.query<CartLinePage, CartLinesQuery>({
      query: ({ cartId, isFilling: _isFilling, ...params }) => ({ url: path(cartId, '/line-items'), params }),
      transformResponse: (rows: readonly CartLine[], meta) =>
        Object.freeze({ rows, nextPageToken: meta?.headers?.get(LIST_HEADERS.nextPageToken) ?? null }),
      providesTags: getCartTags,
    }),
    /** Adds all lines or none; one whose reference is in the cart already is not added again. */
    addCartLines: build.mutation<
      ShoppingCart,
      { readonly cartId: string; readonly body: AddCartLinesBody; readonly idempotencyKey: string }
    >({
      query: ({ cartId, body, idempotencyKey }) => ({
        url: path(cartId, '/line-items/bulk'),
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: getChangedCartTags,
    }),
    updateCartLine: build.mutation<CartLine, CartLineParams & { readonly body: ChangeCartLineBody }>({
      query: ({ body, ...line }) => ({ url: linePath(line), method: 'PATCH', body }),
      invalidatesTags: getChangedCartTags,
    }),
    /** Gives every line, or those of one template, the same mail. */
    updateCartMails: build.mutation<ShoppingCart, { readonly cartId: string; readonly body: ChangeCartLinesBody }>({
      query: ({ cartId, body }) => ({ url: path(cartId, '/line-items'), method: 'PATCH', body }),
      invalidatesTags: getChangedCartTags,
    }),
    deleteCartLine: build.mutation<null, CartLineParams>({
      query: (line) => ({ url: linePath(line), method: 'DELETE' }),
      invalidatesTags: getChangedCartTags,
    }),
    deleteCartKind: build.mutation<null, { readonly cartId: string; readonly kind: FulfillmentType }>({
      query: ({ cartId, kind }) => ({ url: path(cartId, `/line-items/fulfillment-type/${kind}`), method: 'DELETE' }),
      invalidatesTags: getChangedCartTags,
    }),
    /** Removes the user's carts that nobody will finish. */
    deleteStaleCarts: build.mutation<RemovedCarts, undefined>({
      query: () => ({ url: '/shopping-carts/out-of-sync', method: 'DELETE' }),
      invalidatesTags: (removed) =>
        removed === undefined || removed.length === 0 ? [] : [listTag('Cart'), listTag('CartLine')],
    }),
    deleteCart: build.mutation<null, { readonly cartId: string }>({
      query: ({ cartId }) => ({ url: path(cartId), method: 'DELETE' }),
      invalidatesTags: getChangedCartTags,
    }),
  }),
});

export const {
  useListCartLinesQuery,
  useAddCartLinesMutation,
  useUpdateCartLineMutation,
  useUpdateCartMailsMutation,
  useDeleteCartLineMutation,
  useDeleteCartKindMutation,
  useDeleteCartMutation,
  useDeleteStaleCartsMutation,
} = cartApi;
