import { ErrorBody } from '@portal/shared/contract/common';
import {
  OrderDetail,
  OrderLineDetail,
  OrderLinePage,
  orderLinesQuery,
  OrderPage,
  ordersExportQuery,
  ordersQuery,
  PlacedOrder,
  placeOrderBody,
  type OrdersExportQuery,
  type OrdersQuery,
  type PlaceOrderBody,
} from '@portal/shared/contract/orders';
import { ANY_ORDER_HISTORY } from '@portal/shared/domain/permissions';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { sendCsv } from '../../csv/sendCsv.ts';
import type { Db } from '../../db/client.ts';
import { runIdempotent } from '../../plugins/idempotency.ts';
import { signedInUser } from '../../plugins/session.ts';
import type { ExportOrders } from './exportOrdersService.ts';
import type { OrderHistoryService } from './orderHistoryService.ts';
import { limitShortOrders } from './limitShortOrders.ts';
import type { createPlaceOrderService } from './placeOrderService.ts';

interface OrderRoutesDeps {
  readonly db: Db;
  readonly placeOrder: ReturnType<typeof createPlaceOrderService>;
  readonly history: OrderHistoryService;
  readonly exportOrders: ExportOrders;
}

interface OfOrder {
  Params: { referenceOrderId: string };
}

const reading = { permission: { kind: 'user', rule: { any: ANY_ORDER_HISTORY } } } as const;
const tags = ['orders'];

/** Placing orders and reading them (P7, H1, H4, H5). */
export const orderRoutes =
  (deps: OrderRoutesDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    placeRoute(app, deps);
    readRoutes(app, deps);
    exportRoute(app, deps);
    done();
  };

function placeRoute(app: FastifyInstance, { db, placeOrder }: OrderRoutesDeps): void {
  app.route<{ Body: PlaceOrderBody }>({
    method: 'POST',
    url: '/api/orders',
    schema: {
      tags,
      summary: 'Place the order of a cart',
      body: placeOrderBody,
      response: { 201: PlacedOrder, '4xx': ErrorBody },
    },
    config: { idempotencyKey: 'required', permission: { kind: 'user', rule: { all: ['PLACE_ORDER_ACCESS'] } } },
    handler: (request, reply) => {
      const user = signedInUser(request);
      return limitShortOrders(db, user, request.clock.now(), (watch) =>
        runIdempotent(request, reply, db, async (tx) => {
          const { order, isReplay } = await watch(() => placeOrder(tx, user, request.body));
          return { status: 201, body: order, replayed: isReplay };
        }),
      );
    },
  });
}

function readRoutes(app: FastifyInstance, { history }: OrderRoutesDeps): void {
  app.route<{ Querystring: OrdersQuery }>({
    method: 'GET',
    url: '/api/orders',
    schema: {
      tags,
      summary: 'A page of orders',
      querystring: ordersQuery,
      response: { 200: OrderPage, '4xx': ErrorBody },
    },
    config: reading,
    handler: (request) => history.list(signedInUser(request), request.query),
  });
  app.route<OfOrder>({
    method: 'GET',
    url: '/api/orders/:referenceOrderId',
    schema: { tags, summary: 'An order', response: { 200: OrderDetail, '4xx': ErrorBody } },
    config: reading,
    handler: (request) => history.get(signedInUser(request), request.params.referenceOrderId),
  });
  app.route<OfOrder & { Querystring: { page: number; size: number } }>({
    method: 'GET',
    url: '/api/orders/:referenceOrderId/lines',
    schema: {
      tags,
      summary: 'A page of the lines of an order',
      querystring: orderLinesQuery,
      response: { 200: OrderLinePage, '4xx': ErrorBody },
    },
    config: reading,
    handler: (request) => history.listLines(signedInUser(request), request.params.referenceOrderId, request.query),
  });
  app.route<{ Params: { referenceOrderId: string; lineNumber: string } }>({
    method: 'GET',
    url: '/api/orders/:referenceOrderId/lines/:lineNumber',
    schema: {
      tags,
      summary: 'A line of an order with its history',
      response: { 200: OrderLineDetail, '4xx': ErrorBody },
    },
    config: reading,
    handler: (request) =>
      history.getLine(signedInUser(request), request.params.referenceOrderId, request.params.lineNumber),
  });
}

function exportRoute(app: FastifyInstance, { exportOrders }: OrderRoutesDeps): void {
  app.route<{ Querystring: OrdersExportQuery }>({
    method: 'GET',
    url: '/api/orders/export',
    schema: {
      tags,
      summary: 'The orders of a list as a CSV file',
      querystring: ordersExportQuery,
      response: { 200: { content: { 'text/csv': { schema: Type.String() } } }, '4xx': ErrorBody },
    },
    config: reading,
    handler: async (request, reply) => sendCsv(reply, await exportOrders(signedInUser(request), request.query)),
  });
}
