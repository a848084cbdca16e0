import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { portalApi } from '../../api/portalApi.ts';
import { idTag, listTag } from '../../api/tags.ts';

/** The user's one active cart, which rewards are put into from anywhere. */
const cartApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null when the user has none. */
    getActiveCart: build.query<ShoppingCart | null, undefined>({
      query: () => '/shopping-carts/active',
      providesTags: (cart) => [listTag('Cart'), ...(cart ? [idTag('Cart', cart.cartId)] : [])],
    }),
  }),
});

export const { useGetActiveCartQuery } = cartApi;
