import type { PlacedOrder, PlaceOrderBody } from '@portal/shared/contract/orders';
import type {
  CreateCartBody,
  Quote,
  AddCartLinesBody,
  ShoppingCart,
  UpdateCartBody,
} from '@portal/shared/contract/shoppingCarts';
import { portalApi } from '../../api/portalApi.ts';
import { idTag, listTag } from '../../api/tags.ts';

interface OfCart {
  readonly cartId: string;
}

/** The calls of the quick order (P7 shopping carts, orders, blocked domains). POSTs that create or place carry their key (decisions 3). */
const quickOrderApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listBlockedDomains: build.query<string[], undefined>({ query: () => '/security/blacklistedDomains' }),
    createCart: build.mutation<ShoppingCart, { readonly body: CreateCartBody; readonly idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({
        url: '/shopping-carts',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: [listTag('Cart')],
    }),
    updateCart: build.mutation<
      ShoppingCart,
      OfCart & { readonly accountIdentifier: string; readonly body: UpdateCartBody }
    >({
      query: ({ cartId, accountIdentifier, body }) => ({
        url: `/shopping-carts/${encodeURIComponent(cartId)}`,
        method: 'PATCH',
        params: { accountIdentifier },
        body,
      }),
      invalidatesTags: (_answer, _error, { cartId }) => [listTag('Cart'), idTag('Cart', cartId)],
    }),
    replaceCartLines: build.mutation<ShoppingCart, OfCart & { readonly body: AddCartLinesBody }>({
      query: ({ cartId, body }) => ({
        url: `/shopping-carts/${encodeURIComponent(cartId)}/line-items`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: (_answer, _error, { cartId }) => [listTag('CartLine'), idTag('Cart', cartId)],
    }),
    createQuote: build.mutation<Quote, OfCart & { readonly idempotencyKey: string }>({
      query: ({ cartId, idempotencyKey }) => ({
        url: `/shopping-carts/${encodeURIComponent(cartId)}/quotes`,
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
      }),
    }),
    createOrder: build.mutation<PlacedOrder, { readonly body: PlaceOrderBody; readonly idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({
        url: '/orders',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: (answer) =>
        answer
          ? [
              listTag('Order'),
              listTag('OrderLine'),
              listTag('Account'),
              listTag('PaymentSource'),
              listTag('Funding'),
              listTag('Cart'),
              listTag('CartLine'),
            ]
          : [],
    }),
  }),
});

export const {
  useListBlockedDomainsQuery,
  useCreateCartMutation,
  useUpdateCartMutation,
  useReplaceCartLinesMutation,
  useCreateQuoteMutation,
  useCreateOrderMutation,
} = quickOrderApi;
