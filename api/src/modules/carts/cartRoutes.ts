import { ErrorBody, Nullable } from '@portal/shared/contract/common';
import {
  createCartBody,
  OrderSummary,
  Quote,
  RemovedCarts,
  ShoppingCart,
  updateCartBody,
  updateCartQuery,
} from '@portal/shared/contract/shoppingCarts';
import { Type } from '@sinclair/typebox';
import type { Db } from '../../db/client.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import { ofCart } from './cartParams.ts';
import type { CartService } from './cartService.ts';
import type { QuoteService } from './quoteService.ts';
import type { ShippingService } from './shipping/shippingService.ts';
import { runKeyed } from '../../plugins/idempotency/runKeyed.ts';

interface CartRoutesDeps {
  readonly db: Db;
  readonly carts: CartService;
  readonly quotes: QuoteService;
  readonly shipping: Pick<ShippingService, 'requireOffered'>;
}

const config = { permission: { kind: 'user', rule: { all: ['PLACE_ORDER_ACCESS'] } } } as const;
const keyed = { ...config, idempotencyKey: 'optional' } as const;
const tags = ['shopping-carts'];
const response = { 200: ShoppingCart, '4xx': ErrorBody };
const nothing = { 204: Type.Null(), '4xx': ErrorBody };

export const cartRoutes = (deps: CartRoutesDeps) => routesOf([...readRoutes(deps), ...changeRoutes(deps)]);

const readRoutes = ({ carts }: CartRoutesDeps) => [
  defineRoute({
    method: 'GET',
    url: '/api/shopping-carts/active',
    schema: {
      tags,
      summary: "The user's active cart, or null",
      response: { 200: Nullable(ShoppingCart), '4xx': ErrorBody },
    },
    config,
    handler: (request) => carts.getActive(signedInUser(request)),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/shopping-carts/:cartId',
    schema: { tags, params: ofCart, summary: 'A cart', response },
    config,
    handler: (request) => carts.get(signedInUser(request), request.params.cartId),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/shopping-carts/:cartId/summary',
    schema: {
      tags,
      params: ofCart,
      summary: 'The order summary of a cart',
      response: { 200: OrderSummary, '4xx': ErrorBody },
    },
    config,
    handler: (request) => carts.getSummary(signedInUser(request), request.params.cartId),
  }),
];

const changeRoutes = ({ db, carts, quotes, shipping }: CartRoutesDeps) => [
  defineRoute({
    method: 'POST',
    url: '/api/shopping-carts',
    schema: { tags, summary: 'Open a cart', body: createCartBody, response: { 201: ShoppingCart, '4xx': ErrorBody } },
    config: keyed,
    handler: (request, reply) =>
      runKeyed(request, reply, db, async (tx) => ({
        status: 201,
        body: await carts.create(tx, signedInUser(request), request.body),
      })),
  }),
  defineRoute({
    method: 'PATCH',
    url: '/api/shopping-carts/:cartId',
    schema: {
      tags,
      params: ofCart,
      summary: 'Change account, payment source, notes',
      body: updateCartBody,
      querystring: updateCartQuery,
      response,
    },
    config,
    handler: (request) => carts.update(signedInUser(request), request.params.cartId, request.query, request.body),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/shopping-carts/out-of-sync',
    schema: {
      tags,
      summary: "Remove the user's stale carts, and say which",
      response: { 200: RemovedCarts, '4xx': ErrorBody },
    },
    config,
    handler: (request) => carts.removeOutOfSync(signedInUser(request)),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/shopping-carts/:cartId',
    schema: { tags, params: ofCart, summary: 'Delete a cart', response: nothing },
    config,
    handler: async (request, reply) => {
      await carts.remove(signedInUser(request), request.params.cartId);
      return reply.status(204).send(null);
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/api/shopping-carts/:cartId/quotes',
    schema: {
      tags,
      params: ofCart,
      summary: 'A price that holds for 15 minutes',
      response: { 201: Quote, '4xx': ErrorBody, 503: ErrorBody },
    },
    config: keyed,
    handler: async (request, reply) => {
      const user = signedInUser(request);
      await shipping.requireOffered(user, request.params.cartId);
      return runKeyed(request, reply, db, async (tx) => ({
        status: 201,
        body: await quotes.create(tx, user, request.params.cartId),
      }));
    },
  }),
];
