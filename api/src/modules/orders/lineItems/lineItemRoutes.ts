import { ErrorBody } from '@portal/shared/contract/common';
import { DeliveryStatusCounts } from '@portal/shared/contract/deliveryStatusCounts';
import { LineItemPage, lineItemsExportQuery, lineItemsQuery } from '@portal/shared/contract/lineItems';
import { ANY_ORDER_HISTORY, SEES_UNDELIVERED } from '@portal/shared/domain/access/permissions';
import { signedInUser } from '../../../access/signedInUser.ts';
import { LIST_FILE, sendListFile } from '../../../lists/sendListFile.ts';
import { defineRoute } from '../../../plugins/defineRoute.ts';
import type { ExportLineItems } from './exportLineItemsService.ts';
import type { CountUndelivered, ListLineItems } from './lineItemService.ts';

const tags = ['line-items'];
const reading = { permission: { kind: 'user', rule: { any: ANY_ORDER_HISTORY } } } as const;

/** The lines of all orders, their file, and how many were not delivered. */
export const lineItemRoutes = (list: ListLineItems, exportLineItems: ExportLineItems, count: CountUndelivered) => [
  defineRoute({
    method: 'GET',
    url: '/api/line-items',
    schema: {
      tags,
      summary: 'A page of line items',
      querystring: lineItemsQuery,
      response: { 200: LineItemPage, '4xx': ErrorBody },
    },
    config: reading,
    handler: (request) => list(signedInUser(request), request.query),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/line-items/export',
    schema: {
      tags,
      summary: 'The line items of a list as a CSV or Excel file',
      querystring: lineItemsExportQuery,
      response: { 200: LIST_FILE, '4xx': ErrorBody },
    },
    config: reading,
    handler: async (request, reply) =>
      sendListFile(reply, await exportLineItems(signedInUser(request), request.query), request.query.format),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/email/deliveryStatusCounts',
    schema: {
      tags,
      summary: 'How many lines were not delivered',
      response: { 200: DeliveryStatusCounts, '4xx': ErrorBody },
    },
    config: { permission: { kind: 'user', rule: { any: SEES_UNDELIVERED } }, background: true },
    handler: async (request) => ({ NOT_DELIVERED: await count(signedInUser(request)) }),
  }),
];
