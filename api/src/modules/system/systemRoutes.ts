import { Health } from '@portal/shared/contract/system';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import type { createHealthService } from './healthService.ts';

/** Routes for operators and monitoring. */
export const systemRoutes = (health: ReturnType<typeof createHealthService>) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/health',
      schema: { tags: ['system'], summary: 'Is the server well', response: { 200: Health, 503: Health } },
      config: { permission: { kind: 'public' }, unlimitedReads: true },
      handler: async (_request, reply) => {
        const state = await health.check();
        return reply
          .status(state.status === 'ok' ? 200 : 503)
          .header('cache-control', 'no-store')
          .send(state);
      },
    }),
  ]);
