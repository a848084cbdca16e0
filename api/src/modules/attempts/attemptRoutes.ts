import { Attempt, attemptParams, attemptQuery } from '@portal/shared/contract/attempts';
import { ErrorBody } from '@portal/shared/contract/common';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import type { ReadAttempt } from './readAttempt.ts';

/** Tells what became of calls whose answer was lost. */
export const attemptRoutes = (readAttempt: ReadAttempt) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/idempotency-keys/:key',
      schema: {
        tags: ['funding'],
        summary: 'What became of a call that moves money, by its Idempotency-Key',
        params: attemptParams,
        querystring: attemptQuery,
        response: { 200: Attempt, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: { any: ['FUNDING_MANAGE', 'PLACE_ORDER_ACCESS'] } } },
      handler: (request) =>
        readAttempt(signedInUser(request), {
          ...request.query,
          key: request.params.key,
          now: request.clock.now(),
        }),
    }),
  ]);
