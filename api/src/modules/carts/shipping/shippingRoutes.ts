import { ErrorBody } from '@portal/shared/contract/common';
import { ShippingFeeEstimates, shippingFeeEstimatesBody, updateShippingBody } from '@portal/shared/contract/shipping';
import { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { signedInUser } from '../../../access/signedInUser.ts';
import { defineRoute, routesOf } from '../../../plugins/defineRoute.ts';
import { ofCart } from '../cartParams.ts';
import type { ShippingService } from './shippingService.ts';

const config = { permission: { kind: 'user', rule: { all: ['PLACE_ORDER_ACCESS'] } } } as const;
const tags = ['shopping-carts'];

/** How the mailed lines of a cart are shipped. */
export const shippingRoutes = (shipping: Pick<ShippingService, 'estimate' | 'update'>) =>
  routesOf([
    defineRoute({
      method: 'POST',
      url: '/api/shopping-carts/:cartId/shipping-fee-estimates',
      schema: {
        tags,
        params: ofCart,
        summary: 'What shipping methods cost',
        body: shippingFeeEstimatesBody,
        response: { 200: ShippingFeeEstimates, '4xx': ErrorBody, 503: ErrorBody },
      },
      config,
      handler: (request) => {
        // The printer may take long to answer.
        request.releaseSlot();
        return shipping.estimate(signedInUser(request), request.params.cartId, request.body);
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/shopping-carts/:cartId/update-shipping',
      schema: {
        tags,
        params: ofCart,
        summary: 'Choose how mailed lines are shipped',
        body: updateShippingBody,
        response: { 200: ShoppingCart, '4xx': ErrorBody },
      },
      config,
      handler: (request) => shipping.update(signedInUser(request), request.params.cartId, request.body),
    }),
  ]);
