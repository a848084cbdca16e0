import { Catalog } from '@portal/shared/contract/catalog';
import { ErrorBody } from '@portal/shared/contract/common';
import type { FastifyReply } from 'fastify';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import type { createCatalogService, TaggedCatalog } from './catalogService.ts';

export const catalogRoutes = ({ getCatalog }: { readonly getCatalog: ReturnType<typeof createCatalogService> }) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/catalog',
      schema: {
        tags: ['catalog'],
        summary: 'Every brand and item that may be sent',
        response: { 200: Catalog, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: { any: ['PLACE_ORDER_ACCESS', 'INTEGRATIONS_MANAGE'] } } },
      handler: async (request, reply) => sendCatalog(reply, await getCatalog(), request.headers['if-none-match']),
    }),
  ]);

/** The bytes were serialised once, for everybody; nothing but their tag for who has them already. */
function sendCatalog(reply: FastifyReply, { json, etag }: TaggedCatalog, known: string | undefined): FastifyReply {
  void reply.header('etag', etag).header('cache-control', 'private, no-cache');
  if (known === etag) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(json);
}
