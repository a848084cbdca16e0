import { defineRoute } from '../../../plugins/defineRoute.ts';
import { documentationPage, type DocumentationSettings } from './documentationPage.ts';

/** The page that explains the public API, for anybody. */
export const documentationRoutes = (settings: DocumentationSettings) => [
  defineRoute({
    method: 'GET',
    url: '/docs/api',
    schema: { hide: true },
    config: { permission: { kind: 'public' } },
    handler: (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(documentationPage(settings)),
  }),
];
