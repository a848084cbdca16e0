import { ErrorBody } from '@portal/shared/contract/common';
import { FailedJobs, jobParams, StaffSystem, WaitingDeposits } from '@portal/shared/contract/staffSystem';
import { Type } from '@sinclair/typebox';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import { STAFF } from './staffAccess.ts';
import type { SystemService } from './systemService.ts';

const tags = ['staff'];

/** Routes about the state of the server and its background work. */
export const systemRoutes = (system: SystemService) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/staff/system',
      schema: {
        tags,
        summary: 'How the server is and how it is set up',
        response: { 200: StaffSystem, '4xx': ErrorBody },
      },
      // Pages poll it.
      config: { ...STAFF, background: true },
      handler: () => system.read(),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/staff/jobs',
      schema: {
        tags,
        summary: 'The latest jobs that failed for good',
        response: { 200: FailedJobs, '4xx': ErrorBody },
      },
      config: STAFF,
      handler: () => system.failedJobs(),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/staff/waiting-deposits',
      schema: {
        tags,
        summary: 'Deposits that the payment gateway has not decided for long',
        response: { 200: WaitingDeposits, '4xx': ErrorBody },
      },
      config: STAFF,
      handler: () => system.waitingDeposits(),
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/staff/jobs/:queue/:jobId/retry',
      schema: {
        tags,
        summary: 'Try a failed job once more',
        params: jobParams,
        response: { 204: Type.Null(), '4xx': ErrorBody },
      },
      config: STAFF,
      handler: async (request, reply) => {
        await system.retry(signedInUser(request), request.params);
        return reply.status(204).send(null);
      },
    }),
  ]);
