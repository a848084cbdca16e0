import { ErrorBody } from '@portal/shared/contract/common';
import { ShippingFeeEstimates, shippingFeeEstimatesBody, updateShippingBody } from '@portal/shared/contract/shipping';
import { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import type { Db } from '../../../db/client.ts';
import { signedInUser } from '../../../access/signedInUser.ts';
import { defineRoute, routesOf } from '../../../plugins/defineRoute.ts';
import { runKeyed } from '../../../plugins/idempotency/runKeyed.ts';
import { ofCart } from '../cartParams.ts';
import type { ShippingService } from './shippingService.ts';

interface ShippingRoutesDeps {
  readonly db: Db;
  readonly shipping: Pick<ShippingService, 'estimate' | 'update'>;
}

const config = { permission: { kind: 'user', rule: { all: ['PLACE_ORDER_ACCESS'] } } } as const;
const tags = ['shopping-carts'];

/** How the mailed lines of a cart are shipped. */
export const shippingRoutes = ({ db, shipping }: ShippingRoutesDeps) =>
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
      config: { ...config, idempotencyKey: 'optional' },
      handler: (request, reply) =>
        runKeyed(request, reply, db, async (tx) => ({
          status: 200,
          body: await shipping.update(tx, signedInUser(request), request.params.cartId, request.body),
        })),
    }),
  ]);
