import { createServer, request, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { connectionOptions } from '../../plugins/connections.ts';

/** Requests for one host that another process answers. */
export interface Diversion {
  /** Host with port, as browsers send it. */
  readonly host: string;
  readonly handle: RequestListener;
}

/** Hands a request with everything it brings to a server on a port of loopback. */
export const proxyTo =
  (port: number): RequestListener =>
  (incoming: IncomingMessage, response: ServerResponse) => {
    const { method, url: path, headers } = incoming;
    // A kept connection could be one that the process has just closed.
    const onward = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-type': 'text/plain' }).end('The payment gateway is not there.');
    });
    response.once('close', () => onward.destroy());
    incoming.pipe(onward);
  };

/**
 * A server before the application: what is meant for the other host never reaches the application's routes, hooks and limits,
 * and the other process never hears of the application's own host.
 */
export const divertRequests =
  ({ host, handle }: Diversion, limits: ReturnType<typeof connectionOptions>): FastifyServerFactory =>
  (answer) => {
    const server = createServer(limits.http, (incoming, response) =>
      incoming.headers.host?.toLowerCase() === host ? handle(incoming, response) : answer(incoming, response),
    );
    server.keepAliveTimeout = limits.keepAliveTimeout;
    server.requestTimeout = limits.requestTimeout;
    return server.setTimeout(limits.connectionTimeout);
  };
