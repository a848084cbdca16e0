import { ErrorBody } from '@portal/shared/contract/common';
import { MailedReceipt } from '@portal/shared/contract/orderReceipts';
import { ANY_ORDER_HISTORY } from '@portal/shared/domain/access/permissions';
import { object, string } from 'yup';
import { signedInUser } from '../../access/signedInUser.ts';
import type { Db } from '../../db/client.ts';
import { pdfFile, sendPdf } from '../../pdf/sendPdf.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { runKeyed } from '../../plugins/idempotency/runKeyed.ts';
import type { OrderReceiptService } from './orderReceiptService.ts';

const tags = ['orders'];
const params = object({ referenceOrderId: string().required() });
const reading = { permission: { kind: 'user', rule: { any: ANY_ORDER_HISTORY } } } as const;

/** The receipt of an order, to download and to be mailed. */
export const orderReceiptRoutes = (db: Db, receipts: OrderReceiptService) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/orders/:referenceOrderId/receipt',
      schema: { tags, params, summary: 'The receipt of an order', response: { 200: pdfFile, '4xx': ErrorBody } },
      config: reading,
      handler: async (request, reply) => {
        request.releaseSlot();
        return sendPdf(reply, await receipts.draw(signedInUser(request), request.params.referenceOrderId));
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/orders/:referenceOrderId/receipt',
      schema: {
        tags,
        params,
        summary: 'Mail the receipt of an order to the signed-in user',
        response: { 202: MailedReceipt, '4xx': ErrorBody },
      },
      config: { ...reading, idempotencyKey: 'optional' },
      handler: (request, reply) =>
        runKeyed(request, reply, db, async (tx) => ({
          status: 202,
          body: await receipts.mail(tx, signedInUser(request), request.params.referenceOrderId),
        })),
    }),
  ]);
