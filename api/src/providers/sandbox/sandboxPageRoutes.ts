import { defineRoute, routesApart, type Routes } from '../../plugins/defineRoute.ts';
import { leaveBodies } from './leaveBodies.ts';
import { proxyTo } from './proxyTo.ts';

interface SandboxPages {
  readonly port: number;
  /** Addresses that are read, and those that forms are sent to. */
  readonly gets: readonly string[];
  readonly posts: readonly string[];
  /** Answered when its process is not there. */
  readonly absent: string;
}

/** Hands the pages of a sandbox on to its process, so that a browser reaches them on this port. */
export function sandboxPageRoutes({ port, gets, posts, absent }: SandboxPages): Routes {
  const handOn = proxyTo(port, absent);
  const route = (method: 'GET' | 'POST', url: string) =>
    defineRoute({
      method,
      url,
      schema: { hide: true },
      config: { permission: { kind: 'public' } },
      handler: (request, reply) => {
        reply.hijack();
        handOn(request.raw, reply.raw);
      },
    });
  return routesApart([leaveBodies, ...gets.map((url) => route('GET', url)), ...posts.map((url) => route('POST', url))]);
}
