import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { connectionOptions } from '../../plugins/connections.ts';

/** A process that answers some paths. */
export interface DivertedSite {
  /** True for a path of the process. */
  readonly has: (path: string) => boolean;
  readonly handle: RequestListener;
}

/** Requests for one host that other processes answer. */
export interface Diversion {
  /** Host with port, as browsers send it. */
  readonly host: string;
  readonly sites: readonly DivertedSite[];
  /** The address of the application's own pages, without a slash at its end. */
  readonly publicUrl: string;
}

/** Answered by the application under either name: whoever watches a server asks by its address. */
const HEALTH = '/api/health';

/**
 * A server before the application: of what is asked under the other host, only the question for its health reaches the
 * application's routes, hooks and limits, and the other processes never hear of the application's own host.
 */
export const divertRequests =
  ({ host, sites, publicUrl }: Diversion, limits: ReturnType<typeof connectionOptions>): FastifyServerFactory =>
  (handleRequest) => {
    const server = createServer(limits.http, (incoming, response) => {
      const path = incoming.url?.split('?')[0] ?? '';
      if (incoming.headers.host?.toLowerCase() !== host || path === HEALTH) handleRequest(incoming, response);
      else {
        const site = sites.find(({ has }) => has(path));
        if (site === undefined) leadHome(incoming, response, publicUrl);
        else site.handle(incoming, response);
      }
    });
    server.keepAliveTimeout = limits.keepAliveTimeout;
    server.requestTimeout = limits.requestTimeout;
    return server.setTimeout(limits.connectionTimeout);
  };

/** A page is at its own host, so that the portal keeps one origin; nothing else is answered here. */
function leadHome({ method, url = '' }: IncomingMessage, response: ServerResponse, publicUrl: string): void {
  const isPage = (method === 'GET' || method === 'HEAD') && url.startsWith('/') && !url.startsWith('/api/');
  if (isPage) response.writeHead(302, { location: `${publicUrl}${url}` }).end();
  else response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing at this address.');
}
