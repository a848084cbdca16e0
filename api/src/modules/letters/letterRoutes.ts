import { ErrorBody } from '@portal/shared/contract/common';
import { ANY_ORDER_HISTORY } from '@portal/shared/domain/access/permissions';
import { object, string } from 'yup';
import { signedInUser } from '../../access/signedInUser.ts';
import { pdfFile, sendPdf } from '../../pdf/sendPdf.ts';
import { defineRoute } from '../../plugins/defineRoute.ts';
import type { PrintLetter } from './printLetterService.ts';

/** The letter of a line that was ordered, for those who may see the codes of rewards. */
export const letterRoutes = (print: PrintLetter) =>
  defineRoute({
    method: 'POST',
    url: '/api/orders/:referenceOrderId/lines/:lineNumber/print',
    schema: {
      tags: ['orders'],
      params: object({ referenceOrderId: string().required(), lineNumber: string().required() }),
      summary: 'Print the letter of a reward again',
      response: { 200: pdfFile, '4xx': ErrorBody },
    },
    config: { permission: { kind: 'user', rule: { all: ['REWARD_CREDENTIALS_ACCESS'], any: ANY_ORDER_HISTORY } } },
    handler: async (request, reply) => {
      request.releaseSlot();
      const letter = await print(signedInUser(request), request.params);
      return sendPdf(reply.header('cache-control', 'no-store'), letter);
    },
  });
