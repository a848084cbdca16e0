import { defineRoute, routesApart, type Routes } from '../../plugins/defineRoute.ts';
import { leaveBodies } from '../sandbox/leaveBodies.ts';
import { proxyTo } from '../sandbox/proxyTo.ts';
import { TEXT_INBOX } from './sandbox/inboxPage.ts';

const config = { permission: { kind: 'public' } } as const;

/** Hands the inbox of texts on to the sandbox's process. */
export function textInboxRoutes(port: number): Routes {
  const handOn = proxyTo(port, 'The sandbox of texts is not there.');
  const route = (method: 'GET' | 'POST', url: string) =>
    defineRoute({
      method,
      url,
      schema: { hide: true },
      config,
      handler: (request, reply) => {
        reply.hijack();
        handOn(request.raw, reply.raw);
      },
    });
  return routesApart([
    leaveBodies,
    ...['', '.json', '/style.css'].map((path) => route('GET', `${TEXT_INBOX}${path}`)),
    route('POST', `${TEXT_INBOX}/replies`),
  ]);
}
