import { ErrorBody, Nullable } from '@portal/shared/contract/common';
import {
  createCartBody,
  OrderSummary,
  Quote,
  ShoppingCart,
  updateCartBody,
  updateCartQuery,
  type CreateCartBody,
  type UpdateCartBody,
} from '@portal/shared/contract/shoppingCarts';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import type { Db } from '../../db/client.ts';
import { signedInUser } from '../../plugins/session.ts';
import type { CartService, CartTarget } from './cartService.ts';
import type { QuoteService } from './quoteService.ts';
import { runKeyed } from './runKeyed.ts';

interface CartRoutesDeps {
  readonly db: Db;
  readonly carts: CartService;
  readonly quotes: QuoteService;
}

interface OfCart {
  Params: { cartId: string };
}

const config = { permission: { kind: 'user', rule: { all: ['PLACE_ORDER_ACCESS'] } } } as const;
const keyed = { ...config, idempotencyKey: 'optional' } as const;
const tags = ['shopping-carts'];
const answer = { 200: ShoppingCart, '4xx': ErrorBody };
const nothing = { 204: Type.Null(), '4xx': ErrorBody };

/** Shopping carts (P7). */
export const cartRoutes =
  (deps: CartRoutesDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    readRoutes(app, deps);
    changeRoutes(app, deps);
    done();
  };

function readRoutes(app: FastifyInstance, { carts }: CartRoutesDeps): void {
  app.route({
    method: 'GET',
    url: '/api/shopping-carts/active',
    schema: {
      tags,
      summary: "The user's active cart, or null",
      response: { 200: Nullable(ShoppingCart), '4xx': ErrorBody },
    },
    config,
    handler: (request) => carts.getActive(signedInUser(request)),
  });
  app.route<OfCart>({
    method: 'GET',
    url: '/api/shopping-carts/:cartId',
    schema: { tags, summary: 'A cart', response: answer },
    config,
    handler: (request) => carts.get(signedInUser(request), request.params.cartId),
  });
  app.route<OfCart>({
    method: 'GET',
    url: '/api/shopping-carts/:cartId/summary',
    schema: { tags, summary: 'The order summary of a cart', response: { 200: OrderSummary, '4xx': ErrorBody } },
    config,
    handler: (request) => carts.getSummary(signedInUser(request), request.params.cartId),
  });
}

function changeRoutes(app: FastifyInstance, { db, carts, quotes }: CartRoutesDeps): void {
  app.route<{ Body: CreateCartBody }>({
    method: 'POST',
    url: '/api/shopping-carts',
    schema: { tags, summary: 'Open a cart', body: createCartBody, response: { 201: ShoppingCart, '4xx': ErrorBody } },
    config: keyed,
    handler: (request, reply) =>
      runKeyed(request, reply, db, async (tx) => ({
        status: 201,
        body: await carts.create(tx, signedInUser(request), request.body),
      })),
  });
  app.route<OfCart & { Body: UpdateCartBody; Querystring: CartTarget }>({
    method: 'PATCH',
    url: '/api/shopping-carts/:cartId',
    schema: {
      tags,
      summary: 'Change account, payment source, notes',
      body: updateCartBody,
      querystring: updateCartQuery,
      response: answer,
    },
    config,
    handler: (request) => carts.update(signedInUser(request), request.params.cartId, request.query, request.body),
  });
  app.route({
    method: 'DELETE',
    url: '/api/shopping-carts/out-of-sync',
    schema: { tags, summary: "Remove the user's stale carts", response: nothing },
    config,
    handler: async (request, reply) => {
      await carts.removeOutOfSync(signedInUser(request));
      return reply.status(204).send();
    },
  });
  app.route<OfCart>({
    method: 'DELETE',
    url: '/api/shopping-carts/:cartId',
    schema: { tags, summary: 'Delete a cart', response: nothing },
    config,
    handler: async (request, reply) => {
      await carts.remove(signedInUser(request), request.params.cartId);
      return reply.status(204).send();
    },
  });
  app.route<OfCart>({
    method: 'POST',
    url: '/api/shopping-carts/:cartId/quotes',
    schema: { tags, summary: 'A price that holds for 15 minutes', response: { 201: Quote, '4xx': ErrorBody } },
    config: keyed,
    handler: (request, reply) =>
      runKeyed(request, reply, db, async (tx) => ({
        status: 201,
        body: await quotes.create(tx, signedInUser(request), request.params.cartId),
      })),
  });
}
