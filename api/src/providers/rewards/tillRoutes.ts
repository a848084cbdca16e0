import { defineRoute, routesApart, type Routes } from '../../plugins/defineRoute.ts';
import { leaveBodies } from '../sandbox/leaveBodies.ts';
import { proxyTo } from '../sandbox/proxyTo.ts';
import { TILL } from './sandbox/tillPages.ts';

const config = { permission: { kind: 'public' } } as const;

/** Hands the till and the control page of the issuer's sandbox on to its process, so that a phone reaches them on this port. */
export function tillRoutes(port: number): Routes {
  const handOn = proxyTo(port, 'The issuer of rewards is not there.');
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
    ...['', '/style.css', '/control'].map((path) => route('GET', `${TILL}${path}`)),
    ...['', '/control'].map((path) => route('POST', `${TILL}${path}`)),
  ]);
}
