import { ErrorBody } from '@portal/shared/contract/common';
import {
  OrderDraft,
  orderDraftBody,
  orderDraftParams,
  OrderDrafts,
  OrderDraftSummary,
} from '@portal/shared/contract/orderDrafts';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { Type } from '@sinclair/typebox';
import { signedInUser } from '../../access/signedInUser.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import type { OrderDraftService } from './orderDraftService.ts';

const tags = ['order-drafts'];
const config = { permission: { kind: 'user', rule: { all: ['PLACE_ORDER_ACCESS'] } } } as const;

/** Half-made orders of the user: list, read, save, discard. */
export const orderDraftRoutes = (drafts: OrderDraftService) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/order-drafts',
      schema: {
        tags,
        summary: 'The half-made orders of the user, and files that wait',
        response: { 200: OrderDrafts, '4xx': ErrorBody },
      },
      config,
      handler: (request) => drafts.list(signedInUser(request)),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/order-drafts/:kind',
      schema: {
        tags,
        summary: 'A half-made order',
        params: orderDraftParams,
        response: { 200: OrderDraft, '4xx': ErrorBody },
      },
      config,
      handler: (request) => drafts.get(signedInUser(request), request.params.kind),
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/order-drafts/:kind',
      schema: {
        tags,
        summary: 'Save a half-made order',
        params: orderDraftParams,
        body: orderDraftBody,
        response: { 200: OrderDraftSummary, '4xx': ErrorBody },
      },
      config,
      bodyLimit: SERVER_SETTINGS.orderDrafts.bytes,
      handler: (request) => drafts.save(signedInUser(request), request.params.kind, request.body),
    }),
    defineRoute({
      method: 'DELETE',
      url: '/api/order-drafts/:kind',
      schema: {
        tags,
        summary: 'Discard a half-made order',
        params: orderDraftParams,
        response: { 204: Type.Null(), '4xx': ErrorBody },
      },
      config,
      handler: async (request, reply) => {
        await drafts.remove(signedInUser(request), request.params.kind);
        return reply.status(204).send(null);
      },
    }),
  ]);
