import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { FastifyInstance } from 'fastify';

/** Deadlines of a connection, in milliseconds. */
export type ConnectionLimits = { readonly [Name in keyof (typeof SERVER_SETTINGS)['connections']]: number };

/** Server options with a timeout for every phase of a request. */
export const connectionOptions = ({ headersMs, requestMs, silenceMs, keptMs, checkMs }: ConnectionLimits) => ({
  requestTimeout: requestMs,
  connectionTimeout: silenceMs,
  keepAliveTimeout: keptMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs },
});

/** On close, fully received requests may finish within `stopMs`; all other connections are destroyed at once. */
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
