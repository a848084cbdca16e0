import { Health } from '@portal/shared/contract/system';
import type { FastifyPluginCallback } from 'fastify';
import type { createHealthService } from './healthService.ts';

/** What operators and monitors ask. */
export const systemRoutes =
  (health: ReturnType<typeof createHealthService>): FastifyPluginCallback =>
  (app, _options, done) => {
    app.route({
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
    });
    done();
  };
