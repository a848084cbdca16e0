import type { MailPreview, MailPreviewBody } from '@portal/shared/contract/mailPreview';
import type { PlacedOrder, PlaceOrderBody } from '@portal/shared/contract/orders';
import type {
  CreateCartBody,
  Quote,
  ReplaceCartLinesBody,
  ShoppingCart,
  UpdateCartBody,
} from '@portal/shared/contract/shoppingCarts';
import { isApiError } from '../../api/apiError.ts';
import { portalApi } from '../../api/portalApi.ts';
import { idTag, listTag, ORDER_PLACED } from '../../api/tags.ts';
import { isPaymentRefused } from './payment/paymentRefusal.ts';
import { isStalePrice } from './placing/orderRefusal.ts';

interface CartParams {
  readonly cartId: string;
}

/** When an account may not pay (frozen, closed, no longer visible), the cached accounts are stale. */
const refusedAccount = (error: unknown) =>
  isApiError(error) && ['error.account.frozen', 'error.account.notFound'].includes(error.i18nKey)
    ? [listTag('Account')]
    : [];

/** When a card may not pay, the cached ways to pay are stale. */
const refusedCard = (error: unknown) => (isPaymentRefused(error) ? [listTag('PaymentSource')] : []);

/** Another tab has changed the cart: it and its lines are read anew. */
const overtakenCart = (error: unknown, cartId: string) =>
  isStalePrice(error) ? [listTag('Cart'), listTag('CartLine'), idTag('Cart', cartId)] : [];

/** Endpoints of the quick order. Calls that create or place something take an Idempotency-Key. */
const quickOrderApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listBlockedDomains: build.query<string[], undefined>({ query: () => '/security/blacklistedDomains' }),
    previewMail: build.query<MailPreview, MailPreviewBody>({
      query: (body) => ({ url: '/email-templates/preview', method: 'POST', body }),
      providesTags: [listTag('EmailTemplate')],
    }),
    createCart: build.mutation<ShoppingCart, { readonly body: CreateCartBody; readonly idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({
        url: '/shopping-carts',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: [listTag('Cart')],
    }),
    getCart: build.query<ShoppingCart, string>({
      query: (cartId) => `/shopping-carts/${encodeURIComponent(cartId)}`,
      providesTags: (_result, _error, cartId) => [idTag('Cart', cartId)],
    }),
    updateCart: build.mutation<
      ShoppingCart,
      CartParams & { readonly accountIdentifier: string; readonly body: UpdateCartBody }
    >({
      query: ({ cartId, accountIdentifier, body }) => ({
        url: `/shopping-carts/${encodeURIComponent(cartId)}`,
        method: 'PATCH',
        params: { accountIdentifier },
        body,
      }),
      invalidatesTags: (_result, error, { cartId }) => [
        idTag('Cart', cartId),
        ...refusedAccount(error),
        ...refusedCard(error),
      ],
    }),
    replaceCartLines: build.mutation<ShoppingCart, CartParams & { readonly body: ReplaceCartLinesBody }>({
      query: ({ cartId, body }) => ({
        url: `/shopping-carts/${encodeURIComponent(cartId)}/line-items`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: (_result, _error, { cartId }) => [listTag('CartLine'), idTag('Cart', cartId)],
    }),
    createQuote: build.mutation<Quote, CartParams & { readonly idempotencyKey: string }>({
      query: ({ cartId, idempotencyKey }) => ({
        url: `/shopping-carts/${encodeURIComponent(cartId)}/quotes`,
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: (_result, error) => [...refusedAccount(error), ...refusedCard(error)],
    }),
    createOrder: build.mutation<PlacedOrder, { readonly body: PlaceOrderBody; readonly idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({
        url: '/orders',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: (result, error, { body }) =>
        result ? ORDER_PLACED : [...refusedAccount(error), ...refusedCard(error), ...overtakenCart(error, body.cartId)],
    }),
  }),
});

export const {
  useListBlockedDomainsQuery,
  usePreviewMailQuery,
  useCreateCartMutation,
  useGetCartQuery,
  useLazyGetCartQuery,
  useUpdateCartMutation,
  useReplaceCartLinesMutation,
  useCreateQuoteMutation,
  useCreateOrderMutation,
} = quickOrderApi;
