import type { AddressInfo } from 'node:net';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { refuseForeignHosts } from '../../sandbox/refuseForeignHosts.ts';
import { createPostLedger, type PostLedger } from './createPostLedger.ts';
import { createPostFaults, type PostFaults } from './faults.ts';
import { openLetters } from './letterStore.ts';
import type { PostContext } from './PostContext.ts';
import { openPostRecords } from './postRecords.ts';
import { postRoutes } from './postRoutes.ts';
import type { PostSandboxConfig } from './PostSandboxConfig.ts';
import { publishShipments } from './publishShipments.ts';
import { shipmentRoutes } from './shipmentRoutes.ts';

/** Letters come as base64. */
const LARGEST_REQUEST = 64 * 1024 * 1024;

export interface PostSandbox {
  readonly port: number;
  readonly post: PostLedger;
  readonly faults: PostFaults;
  close(): Promise<void>;
}

/**
 * A printer on loopback: it speaks the interface of docs/FULFILMENT.md, and has a page that shows letters and boxes, moves them on
 * and sets faults.
 */
export async function startPostSandbox(config: PostSandboxConfig): Promise<PostSandbox> {
  const { key, folder, portal, now = () => new Date() } = config;
  const records = openPostRecords(folder === null ? null : path.join(folder, 'journal.jsonl'));
  const letters = openLetters(folder === null ? null : path.join(folder, 'letters'));
  const post = createPostLedger({ records, letters, now });
  const faults = createPostFaults(records);
  const context: PostContext = { post, faults, key, now };
  if (portal !== null) publishShipments(context, portal);
  const app = buildServer(context, config.hosts);
  await app.listen({ host: '127.0.0.1', port: config.port });
  // A listening TCP server has an address with a port.
  const { port } = app.server.address() as AddressInfo;
  return { port, post, faults, close: () => app.close() };
}

function buildServer(context: PostContext, hosts: PostSandboxConfig['hosts']): FastifyInstance {
  const app = Fastify({ bodyLimit: LARGEST_REQUEST, forceCloseConnections: true, logger: false });
  refuseForeignHosts(app, hosts);
  app.removeAllContentTypeParsers();
  // Signatures are over the bytes as they came.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((_error, _request, reply) => reply.code(400).send({ error: 'Invalid request' }));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'Not found' }));
  void app.register((calls, _options, done) => {
    shipmentRoutes(calls, context);
    done();
  });
  postRoutes(app, context);
  return app;
}
