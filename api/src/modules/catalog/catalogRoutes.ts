import { Catalog } from '@portal/shared/contract/catalog';
import { ErrorBody } from '@portal/shared/contract/common';
import type { FastifyPluginCallback } from 'fastify';
import type { createCatalogService } from './catalogService.ts';

/** The catalogue (P7). */
export const catalogRoutes =
  ({ getCatalog }: { readonly getCatalog: ReturnType<typeof createCatalogService> }): FastifyPluginCallback =>
  (app, _options, done) => {
    app.route({
      method: 'GET',
      url: '/api/catalog',
      schema: {
        tags: ['catalog'],
        summary: 'Every brand and item that may be sent',
        response: { 200: Catalog, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: { all: ['PLACE_ORDER_ACCESS'] } } },
      handler: async (request, reply) => {
        const { json, etag } = await getCatalog();
        void reply.header('etag', etag).header('cache-control', 'private, no-cache');
        if (request.headers['if-none-match'] === etag) return reply.status(304).send();
        return reply.type('application/json; charset=utf-8').send(json);
      },
    });
    done();
  };
