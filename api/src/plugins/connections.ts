import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { SETTINGS } from '@portal/shared/domain/settings';
import type { FastifyInstance } from 'fastify';

/** Deadlines of a connection, in milliseconds. */
export type ConnectionLimits = { readonly [Name in keyof (typeof SETTINGS)['connections']]: number };

/** The options of a server that waits for no request for ever. */
export const connectionOptions = ({ headersMs, requestMs, silenceMs, keptMs, checkMs }: ConnectionLimits) => ({
  requestTimeout: requestMs,
  connectionTimeout: silenceMs,
  keepAliveTimeout: keptMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs },
});

/** Closing lets the requests that have arrived whole end, for `stopMs` at most; every other connection is cut at once. */
export function registerConnections(app: FastifyInstance, { stopMs }: Pick<ConnectionLimits, 'stopMs'>): void {
  let isClosing = false;
  const sockets = new Map<Socket, IncomingMessage | null>();
  app.server.on('connection', (socket: Socket) => {
    sockets.set(socket, null);
    socket.once('close', () => sockets.delete(socket));
  });
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    sockets.set(socket, request);
    response.once('close', () => {
      if (isClosing) socket.end();
      else if (sockets.get(socket) === request) sockets.set(socket, null);
    });
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    for (const [socket, request] of sockets) if (request?.complete !== true) socket.destroy();
    setTimeout(() => {
      for (const socket of sockets.keys()) socket.destroy();
    }, stopMs).unref();
    done();
  });
}
