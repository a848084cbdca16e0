import { ErrorBody } from '@portal/shared/contract/common';
import {
  failedLinesQuery,
  OrderDetail,
  OrderLineDetail,
  OrderLinePage,
  orderLinesQuery,
  OrderPage,
  orderAgainBody,
  ordersExportQuery,
  ordersQuery,
  PlacedOrder,
  placeOrderBody,
} from '@portal/shared/contract/orders';
import { ANY_ORDER_HISTORY } from '@portal/shared/domain/access/permissions';
import { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { object, string } from 'yup';
import type { Db } from '../../db/client.ts';
import { LIST_FILE, sendListFile } from '../../lists/sendListFile.ts';
import { runIdempotentBegun } from '../../plugins/idempotency/idempotencyBegun.ts';
import { runKeyed } from '../../plugins/idempotency/runKeyed.ts';
import { defineRoute } from '../../plugins/defineRoute.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import { limitBalanceGuesses } from '../accounts/index.ts';
import type { CardOrderService } from './cardOrderService.ts';
import type { ExportOrders } from './exportOrdersService.ts';
import type { MakeFailedLinesFile } from './failedLinesFile.ts';
import type { OrderAgain } from './orderAgainService.ts';
import type { OrderHistoryService } from './orderHistoryService.ts';
import { SHORT_ORDERS } from './ordersErrors.ts';
import type { CartsModule } from '../carts/index.ts';
import type { createPlaceOrderService } from './placeOrderService.ts';

interface OrderRoutesDeps {
  readonly db: Db;
  readonly placeOrder: ReturnType<typeof createPlaceOrderService>;
  readonly shipping: Pick<CartsModule['shipping'], 'requireOffered'>;
  readonly cardOrders: CardOrderService;
  readonly orderAgain: OrderAgain;
  readonly history: OrderHistoryService;
  readonly exportOrders: ExportOrders;
  readonly makeFailedLinesFile: MakeFailedLinesFile;
}

const ofOrder = object({ referenceOrderId: string().required() });
const ofLine = ofOrder.shape({ lineNumber: string().required() });
const reading = { permission: { kind: 'user', rule: { any: ANY_ORDER_HISTORY } } } as const;
const tags = ['orders'];

/** Placing and reading orders. */
export const orderRoutes = (deps: OrderRoutesDeps) => [
  ...placeRoute(deps),
  ...orderAgainRoute(deps),
  ...readRoutes(deps),
  ...exportRoutes(deps),
];

const placeRoute = ({ db, placeOrder, shipping, cardOrders }: OrderRoutesDeps) => [
  defineRoute({
    method: 'POST',
    url: '/api/orders',
    schema: {
      tags,
      summary: 'Place the order of a cart',
      body: placeOrderBody,
      response: { 201: PlacedOrder, '4xx': ErrorBody, 503: ErrorBody },
    },
    config: { idempotencyKey: 'required', permission: { kind: 'user', rule: { all: ['PLACE_ORDER_ACCESS'] } } },
    handler: (request, reply) => {
      const user = signedInUser(request);
      return limitBalanceGuesses(db, user, request.clock.now(), SHORT_ORDERS, (watch) =>
        runIdempotentBegun(request, reply, db, {
          prepare: () => shipping.requireOffered(user, request.body.cartId),
          begin: async (tx) => {
            const placed = await watch(() => placeOrder(tx, user, request.body));
            return 'payment' in placed
              ? placed.payment
              : { status: 201, body: placed.order, replayed: placed.isReplay };
          },
          finish: (payment) => {
            request.releaseSlot();
            return cardOrders.charge(payment);
          },
          follow: (payment) => {
            request.releaseSlot();
            return cardOrders.follow(payment);
          },
        }),
      );
    },
  }),
];

const orderAgainRoute = ({ db, orderAgain }: OrderRoutesDeps) => [
  defineRoute({
    method: 'POST',
    url: '/api/orders/:referenceOrderId/cart',
    schema: {
      tags,
      params: ofOrder,
      summary: 'Open a cart with what an order was',
      body: orderAgainBody,
      response: { 201: ShoppingCart, '4xx': ErrorBody },
    },
    config: {
      idempotencyKey: 'optional',
      permission: { kind: 'user', rule: { all: ['PLACE_ORDER_ACCESS'] } },
    },
    handler: (request, reply) =>
      runKeyed(request, reply, db, async (tx) => ({
        status: 201,
        body: await orderAgain(tx, signedInUser(request), request.params.referenceOrderId, request.body),
      })),
  }),
];

const readRoutes = ({ history }: OrderRoutesDeps) => [
  defineRoute({
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
  }),
  defineRoute({
    method: 'GET',
    url: '/api/orders/:referenceOrderId',
    schema: { tags, params: ofOrder, summary: 'An order', response: { 200: OrderDetail, '4xx': ErrorBody } },
    config: reading,
    handler: (request) => history.get(signedInUser(request), request.params.referenceOrderId),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/orders/:referenceOrderId/lines',
    schema: {
      tags,
      params: ofOrder,
      summary: 'A page of the lines of an order',
      querystring: orderLinesQuery,
      response: { 200: OrderLinePage, '4xx': ErrorBody },
    },
    config: reading,
    handler: (request) => history.listLines(signedInUser(request), request.params.referenceOrderId, request.query),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/orders/:referenceOrderId/lines/:lineNumber',
    schema: {
      tags,
      params: ofLine,
      summary: 'A line of an order with its history',
      response: { 200: OrderLineDetail, '4xx': ErrorBody },
    },
    config: reading,
    handler: (request) =>
      history.getLine(signedInUser(request), request.params.referenceOrderId, request.params.lineNumber),
  }),
];

const exportRoutes = ({ exportOrders, makeFailedLinesFile }: OrderRoutesDeps) => [
  defineRoute({
    method: 'GET',
    url: '/api/orders/export',
    schema: {
      tags,
      summary: 'The orders of a list as a CSV or Excel file',
      querystring: ordersExportQuery,
      response: { 200: LIST_FILE, '4xx': ErrorBody },
    },
    config: reading,
    handler: async (request, reply) =>
      sendListFile(reply, await exportOrders(signedInUser(request), request.query), request.query.format),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/orders/:referenceOrderId/failed-lines',
    schema: {
      tags,
      params: ofOrder,
      summary: 'The failed lines of an order as a CSV or Excel file to correct and to upload again',
      querystring: failedLinesQuery,
      response: { 200: LIST_FILE, '4xx': ErrorBody },
    },
    config: reading,
    handler: async (request, reply) => {
      const { format } = request.query;
      const file = await makeFailedLinesFile(signedInUser(request), request.params.referenceOrderId, format);
      return sendListFile(reply, file, format);
    },
  }),
];
