import { ErrorBody } from '@portal/shared/contract/common';
import { Resend, resendBody } from '@portal/shared/contract/resends';
import { RESENDING } from '@portal/shared/domain/access/permissions';
import { object, string } from 'yup';
import { signedInUser } from '../../access/signedInUser.ts';
import type { Db } from '../../db/client.ts';
import { defineRoute } from '../../plugins/defineRoute.ts';
import { runIdempotent } from '../../plugins/idempotency/idempotency.ts';
import type { ResendService } from './resendService.ts';

/** Sends the reward of a line again. */
export const resendRoutes = (db: Db, resend: ResendService) => [
  defineRoute({
    method: 'POST',
    url: '/api/orders/:referenceOrderId/lines/:lineNumber/resends',
    schema: {
      tags: ['orders'],
      params: object({ referenceOrderId: string().required(), lineNumber: string().required() }),
      summary: 'Send the reward of a line again',
      body: resendBody,
      response: { 201: Resend, '4xx': ErrorBody },
    },
    config: { idempotencyKey: 'required', movesNoMoney: true, permission: { kind: 'user', rule: { any: RESENDING } } },
    handler: (request, reply) =>
      runIdempotent(request, reply, db, async (tx) => ({
        status: 201,
        body: await resend(tx, signedInUser(request), request.params, request.body),
      })),
  }),
];
