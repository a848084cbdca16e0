import { Catalog } from '@portal/shared/contract/catalog';
import { ErrorBody } from '@portal/shared/contract/common';
import type { FastifyPluginCallback } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { CatalogService } from './catalogService.ts';

/** The catalogue (P7). */
export const catalogRoutes =
  (deps: { readonly db: Db; readonly service: CatalogService }): FastifyPluginCallback =>
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
        const { catalog, etag } = await deps.service.getCatalog(deps.db);
        void reply.header('etag', etag).header('cache-control', 'private, no-cache');
        return request.headers['if-none-match'] === etag ? reply.status(304).send() : catalog;
      },
    });
    done();
  };
