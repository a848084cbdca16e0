import { ErrorBody } from '@portal/shared/contract/common';
import {
  addCartLinesBody,
  CartLine,
  CartLines,
  cartLinesQuery,
  changeCartLineBody,
  fulfillmentParams,
  replaceCartLinesBody,
  ShoppingCart,
  type AddCartLinesBody,
  type ChangeCartLineBody,
  type ReplaceCartLinesBody,
} from '@portal/shared/contract/shoppingCarts';
import { SETTINGS } from '@portal/shared/domain/settings';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import type { InferType } from 'yup';
import type { Db } from '../../db/client.ts';
import { sendList } from '../../lists/sendList.ts';
import { signedInUser } from '../../plugins/session.ts';
import type { LineKey } from './cartLineRepository.ts';
import type { CartLineService } from './cartLineService.ts';
import { runKeyed } from './runKeyed.ts';

interface CartLineRoutesDeps {
  readonly db: Db;
  readonly lines: CartLineService;
}

interface OfCart {
  Params: { cartId: string };
}

interface OfLine {
  Params: { cartId: string; id: string };
}

const config = { permission: { kind: 'user', rule: { all: ['PLACE_ORDER_ACCESS'] } } } as const;
const keyed = { ...config, idempotencyKey: 'optional' } as const;
const tags = ['shopping-carts'];
const nothing = { 204: Type.Null(), '4xx': ErrorBody };

/** The lines of shopping carts (P7). */
export const cartLineRoutes =
  (deps: CartLineRoutesDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    manyLinesRoutes(app, deps);
    oneLineRoutes(app, deps, 'by-identifier', 'identifier');
    oneLineRoutes(app, deps, 'by-legacy-upload-identifier', 'legacy_upload_identifier');
    done();
  };

function manyLinesRoutes(app: FastifyInstance, { db, lines }: CartLineRoutesDeps): void {
  app.route<OfCart & { Querystring: { pageToken: string; pageSize: number } }>({
    method: 'GET',
    url: '/api/shopping-carts/:cartId/line-items',
    schema: {
      tags,
      summary: 'A page of lines',
      querystring: cartLinesQuery,
      response: { 200: CartLines, '4xx': ErrorBody },
    },
    config,
    handler: async (request, reply) =>
      sendList(reply, await lines.list(signedInUser(request), request.params.cartId, request.query)),
  });
  app.route<OfCart & { Body: AddCartLinesBody }>({
    method: 'POST',
    url: '/api/shopping-carts/:cartId/line-items/bulk',
    schema: {
      tags,
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
  });
  app.route<OfCart & { Body: ReplaceCartLinesBody }>({
    method: 'PUT',
    url: '/api/shopping-carts/:cartId/line-items',
    schema: {
      tags,
      summary: 'Replace all lines',
      body: replaceCartLinesBody,
      response: { 200: ShoppingCart, '4xx': ErrorBody },
    },
    config,
    bodyLimit: SETTINGS.bodies.linesBytes,
    handler: (request) => lines.replace(signedInUser(request), request.params.cartId, request.body.lineItems),
  });
  app.route<{ Params: InferType<typeof fulfillmentParams> }>({
    method: 'DELETE',
    url: '/api/shopping-carts/:cartId/line-items/fulfillment-type/:type',
    schema: { tags, summary: 'Delete the lines of one kind', params: fulfillmentParams, response: nothing },
    config,
    handler: async (request, reply) => {
      await lines.removeFulfillment(signedInUser(request), request.params.cartId, request.params.type);
      return reply.status(204).send();
    },
  });
}

function oneLineRoutes(app: FastifyInstance, { lines }: CartLineRoutesDeps, segment: string, by: LineKey['by']): void {
  const url = `/api/shopping-carts/:cartId/line-items/${segment}/:id`;
  app.route<OfLine & { Body: ChangeCartLineBody }>({
    method: 'PATCH',
    url,
    schema: { tags, summary: 'Change a line', body: changeCartLineBody, response: { 200: CartLine, '4xx': ErrorBody } },
    config,
    handler: (request) =>
      lines.update(signedInUser(request), request.params.cartId, { by, id: request.params.id }, request.body),
  });
  app.route<OfLine>({
    method: 'DELETE',
    url,
    schema: { tags, summary: 'Delete a line', response: nothing },
    config,
    handler: async (request, reply) => {
      await lines.remove(signedInUser(request), request.params.cartId, { by, id: request.params.id });
      return reply.status(204).send();
    },
  });
}
