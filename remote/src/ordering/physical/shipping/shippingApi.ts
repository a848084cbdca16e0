import type { ShippingFeeEstimates, UpdateShippingBody } from '@portal/shared/contract/shipping';
import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { portalApi } from '../../../api/portalApi.ts';
import { idTag, listTag } from '../../../api/tags.ts';

const getCartUrl = (cartId: string, call: string): string => `/shopping-carts/${encodeURIComponent(cartId)}/${call}`;

/** The calls that tell what mailed lines of a cart cost to ship, and choose how they are shipped. */
const shippingApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** The fees of all methods. */
    estimateShipping: build.query<ShippingFeeEstimates, string>({
      query: (cartId) => ({ url: getCartUrl(cartId, 'shipping-fee-estimates'), method: 'POST', body: [] }),
      providesTags: (_result, _error, cartId) => [idTag('Cart', cartId), listTag('CartLine')],
    }),
    updateShipping: build.mutation<ShoppingCart, { readonly cartId: string; readonly body: UpdateShippingBody }>({
      query: ({ cartId, body }) => ({ url: getCartUrl(cartId, 'update-shipping'), method: 'POST', body }),
      // A refusal says that its lines are not as they were shown.
      invalidatesTags: (_result, _error, { cartId }) => [listTag('Cart'), listTag('CartLine'), idTag('Cart', cartId)],
    }),
  }),
});

export const { useEstimateShippingQuery, useUpdateShippingMutation } = shippingApi;
