import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { refuseForeignHosts } from '../../sandbox/refuseForeignHosts.ts';
import { createDelivery } from './createDelivery.ts';
import { inboxRoutes } from './inboxRoutes.ts';
import { messageRoutes } from './messageRoutes.ts';
import { openTextRecords, type TextRecords } from './textRecords.ts';
import type { TextSandboxConfig } from './TextSandboxConfig.ts';
import type { TextSandboxContext } from './TextSandboxContext.ts';

const LARGEST_REQUEST = 16 * 1024;

export interface TextSandbox {
  readonly port: number;
  readonly texts: TextRecords;
  close(): Promise<void>;
}

/**
 * A text message service on loopback that sends nothing: it speaks the part of Twilio's interface that docs/TEXTS.md names, and
 * has an inbox where texts are read and answered.
 */
export async function startTextSandbox(config: TextSandboxConfig): Promise<TextSandbox> {
  const texts = openTextRecords(config.file);
  const delivery = createDelivery(config, texts);
  const app = buildServer({ config, texts, delivery });
  await app.listen({ host: '127.0.0.1', port: config.port });
  // A listening TCP server has an address with a port.
  const { port } = app.server.address() as AddressInfo;
  return {
    port,
    texts,
    close: async () => {
      delivery.stop();
      await app.close();
    },
  };
}

function buildServer(context: TextSandboxContext): FastifyInstance {
  const app = Fastify({ bodyLimit: LARGEST_REQUEST, forceCloseConnections: true, logger: false });
  refuseForeignHosts(app, context.config.hosts);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler(({ statusCode = 400 }: { statusCode?: number }, _request, reply) =>
    reply.code(statusCode === 413 ? 413 : 400).send({ code: 20001, message: 'Invalid request', status: statusCode }),
  );
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 20404, message: 'The requested resource was not found', status: 404 }),
  );
  messageRoutes(app, context);
  inboxRoutes(app, context);
  return app;
}
