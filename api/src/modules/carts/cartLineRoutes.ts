import { ErrorBody } from '@portal/shared/contract/common';
import {
  addCartLinesBody,
  CartLine,
  CartLines,
  cartLinesQuery,
  changeCartLineBody,
  changeCartLinesBody,
  fulfillmentParams,
  replaceCartLinesBody,
  ShoppingCart,
} from '@portal/shared/contract/shoppingCarts';
import { SETTINGS } from '@portal/shared/domain/settings';
import { Type } from '@sinclair/typebox';
import type { Db } from '../../db/client.ts';
import { sendList } from '../../lists/sendList.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import { ofCart, ofLine } from './cartParams.ts';
import type { LineKey } from './cartLineRepository.ts';
import type { CartLineService } from './cartLineService.ts';
import { runKeyed } from '../../plugins/idempotency/runKeyed.ts';

interface CartLineRoutesDeps {
  readonly db: Db;
  readonly lines: CartLineService;
}

const config = { permission: { kind: 'user', rule: { all: ['PLACE_ORDER_ACCESS'] } } } as const;
const keyed = { ...config, idempotencyKey: 'optional' } as const;
const tags = ['shopping-carts'];
const nothing = { 204: Type.Null(), '4xx': ErrorBody };

export const cartLineRoutes = (deps: CartLineRoutesDeps) =>
  routesOf([
    ...manyLinesRoutes(deps),
    ...oneLineRoutes(deps, 'by-identifier', 'identifier'),
    ...oneLineRoutes(deps, 'by-legacy-upload-identifier', 'legacy_upload_identifier'),
  ]);

const manyLinesRoutes = ({ db, lines }: CartLineRoutesDeps) => [
  defineRoute({
    method: 'GET',
    url: '/api/shopping-carts/:cartId/line-items',
    schema: {
      tags,
      params: ofCart,
      summary: 'A page of lines, of all or of those that cannot be ordered',
      querystring: cartLinesQuery,
      response: { 200: CartLines, '4xx': ErrorBody },
    },
    config,
    handler: async (request, reply) =>
      sendList(reply, await lines.list(signedInUser(request), request.params.cartId, request.query)),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/shopping-carts/:cartId/line-items/bulk',
    schema: {
      tags,
      params: ofCart,
      summary: 'Add lines, all or none',
      body: addCartLinesBody,
      response: { 200: ShoppingCart, '4xx': ErrorBody },
    },
    config: keyed,
    bodyLimit: SETTINGS.bodies.linesBytes,
    handler: (request, reply) =>
      runKeyed(request, reply, db, async (tx) => ({
        status: 200,
        body: await lines.add(tx, signedInUser(request), request.params.cartId, request.body),
      })),
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/shopping-carts/:cartId/line-items',
    schema: {
      tags,
      params: ofCart,
      summary: 'Replace all lines',
      body: replaceCartLinesBody,
      response: { 200: ShoppingCart, '4xx': ErrorBody },
    },
    config,
    bodyLimit: SETTINGS.bodies.linesBytes,
    handler: (request) => lines.replace(signedInUser(request), request.params.cartId, request.body.lineItems),
  }),
  defineRoute({
    method: 'PATCH',
    url: '/api/shopping-carts/:cartId/line-items',
    schema: {
      tags,
      params: ofCart,
      summary: 'Give all lines, or those of one template, the same mail, and all the same time',
      body: changeCartLinesBody,
      response: { 200: ShoppingCart, '4xx': ErrorBody },
    },
    config,
    handler: (request) => lines.updateAll(signedInUser(request), request.params.cartId, request.body),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/shopping-carts/:cartId/line-items/fulfillment-type/:type',
    schema: { tags, summary: 'Delete the lines of one kind', params: fulfillmentParams, response: nothing },
    config,
    handler: async (request, reply) => {
      await lines.removeFulfillment(signedInUser(request), request.params.cartId, request.params.type);
      return reply.status(204).send(null);
    },
  }),
];

const oneLineRoutes = ({ lines }: CartLineRoutesDeps, segment: string, by: LineKey['by']) => [
  defineRoute({
    method: 'PATCH',
    url: `/api/shopping-carts/:cartId/line-items/${segment}/:id`,
    schema: {
      tags,
      params: ofLine,
      summary: 'Change a line',
      body: changeCartLineBody,
      response: { 200: CartLine, '4xx': ErrorBody },
    },
    config,
    handler: (request) =>
      lines.update(signedInUser(request), request.params.cartId, { by, id: request.params.id }, request.body),
  }),
  defineRoute({
    method: 'DELETE',
    url: `/api/shopping-carts/:cartId/line-items/${segment}/:id`,
    schema: { tags, params: ofLine, summary: 'Delete a line', response: nothing },
    config,
    handler: async (request, reply) => {
      await lines.remove(signedInUser(request), request.params.cartId, { by, id: request.params.id });
      return reply.status(204).send(null);
    },
  }),
];
