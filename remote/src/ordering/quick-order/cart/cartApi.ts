import type {
  AddCartLinesBody,
  CartLine,
  ChangeCartLineBody,
  ChangeCartLinesBody,
  ShoppingCart,
} from '@portal/shared/contract/shoppingCarts';
import type { FulfillmentType } from '@portal/shared/domain/enumerations';
import { LIST_HEADERS } from '@portal/shared/domain/lists/listHeaders';
import { portalApi } from '../../../api/portalApi.ts';
import { idTag, listTag } from '../../../api/tags.ts';

export interface ListCartLines {
  readonly cartId: string;
  readonly pageToken: string;
  readonly pageSize: number;
}

interface CartLinePage {
  readonly rows: readonly CartLine[];
  /** Null on the last page. */
  readonly nextPageToken: string | null;
}

interface OfLine {
  readonly cartId: string;
  readonly identifier: string;
}

const path = (cartId: string, rest = ''): string => `/shopping-carts/${encodeURIComponent(cartId)}${rest}`;
const linePath = ({ cartId, identifier }: OfLine): string =>
  path(cartId, `/line-items/by-identifier/${encodeURIComponent(identifier)}`);

const ofCart = (_answer: unknown, _error: unknown, { cartId }: { readonly cartId: string }) => [
  listTag('CartLine'),
  idTag('Cart', cartId),
];

/**
 * Returns the tags that any change of a cart makes stale. All carts are among them: an active cart that could not be read
 * anew is not known by its id.
 */
const changed = (answer: unknown, error: unknown, args: { readonly cartId: string }) => [
  listTag('Cart'),
  ...ofCart(answer, error, args),
];

/** The lines of a cart, some at a time, and what is done with them. */
const cartApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listCartLines: build.query<CartLinePage, ListCartLines>({
      query: ({ cartId, ...params }) => ({ url: path(cartId, '/line-items'), params }),
      transformResponse: (rows: readonly CartLine[], meta) =>
        Object.freeze({ rows, nextPageToken: meta?.headers?.get(LIST_HEADERS.nextPageToken) ?? null }),
      providesTags: ofCart,
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
      invalidatesTags: changed,
    }),
    updateCartLine: build.mutation<CartLine, OfLine & { readonly body: ChangeCartLineBody }>({
      query: ({ body, ...line }) => ({ url: linePath(line), method: 'PATCH', body }),
      invalidatesTags: changed,
    }),
    /** Gives every line the same mail. */
    updateCartMails: build.mutation<ShoppingCart, { readonly cartId: string; readonly body: ChangeCartLinesBody }>({
      query: ({ cartId, body }) => ({ url: path(cartId, '/line-items'), method: 'PATCH', body }),
      invalidatesTags: changed,
    }),
    deleteCartLine: build.mutation<null, OfLine>({
      query: (line) => ({ url: linePath(line), method: 'DELETE' }),
      invalidatesTags: changed,
    }),
    deleteCartKind: build.mutation<null, { readonly cartId: string; readonly kind: FulfillmentType }>({
      query: ({ cartId, kind }) => ({ url: path(cartId, `/line-items/fulfillment-type/${kind}`), method: 'DELETE' }),
      invalidatesTags: changed,
    }),
    deleteCart: build.mutation<null, { readonly cartId: string }>({
      query: ({ cartId }) => ({ url: path(cartId), method: 'DELETE' }),
      invalidatesTags: changed,
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
} = cartApi;
