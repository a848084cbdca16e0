import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { bankPageRoutes } from './bankPageRoutes.ts';
import { controlRoutes } from './controlRoutes.ts';
import { createFaults } from './faults.ts';
import { paymentRoutes } from './paymentRoutes.ts';
import { refundRoutes } from './refundRoutes.ts';
import { openStore } from './records.ts';
import { reportRoutes } from './reportRoutes.ts';
import { createSandboxClock } from './sandboxClock.ts';
import type { SandboxConfig } from './SandboxConfig.ts';
import type { SandboxContext } from './SandboxContext.ts';
import { searchRoutes } from './searchRoutes.ts';
import { refuseForeignHosts } from '../../sandbox/refuseForeignHosts.ts';
import { SUBMIT_SCRIPT, STYLE } from '../../sandbox/sendPage.ts';
import { tokenRoutes } from './tokenRoutes.ts';
import { findRequestRefusal } from './verifyRequest.ts';

const LARGEST_REQUEST = 64 * 1024;

export interface GatewaySandbox {
  /** Listens there; any free port when 0 was asked for. */
  readonly port: number;
  close(): Promise<void>;
}

/** Starts the sandbox on a port of loopback. */
export async function startGatewaySandbox(config: SandboxConfig & { readonly port: number }): Promise<GatewaySandbox> {
  const app = buildGatewaySandbox(config);
  await app.listen({ host: '127.0.0.1', port: config.port });
  // A listening TCP server has an address with a port.
  const { port } = app.server.address() as AddressInfo;
  return { port, close: () => app.close() };
}

/**
 * A payment gateway that moves no money: it speaks the REST interface and the hosted bank page of CyberSource and judges
 * keys, signatures and fields as strictly. Numbers of cards and accounts leave a keyed hash and their last four digits.
 */
export function buildGatewaySandbox(config: SandboxConfig): FastifyInstance {
  const store = openStore(config.file);
  const ending = new AbortController();
  const context: SandboxContext = {
    config,
    store,
    clock: createSandboxClock(store, config.trueTime),
    faults: createFaults(store),
    ended: ending.signal,
  };
  const app = Fastify({ bodyLimit: LARGEST_REQUEST, forceCloseConnections: true, logger: false });
  refuseForeignHosts(app, config.hosts);
  app.removeAllContentTypeParsers();
  // Signatures are over the bytes as they came.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((_error, _request, reply) => reply.code(400).send({ status: 'INVALID_REQUEST' }));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ status: 'NOT_FOUND' }));
  void app.register((rest, _options, done) => {
    registerRest(rest, context);
    done();
  });
  bankPageRoutes(app, context);
  controlRoutes(app, context);
  app.get('/style.css', (_request, reply) => reply.type('text/css').send(STYLE));
  app.get('/submit.js', (_request, reply) => reply.type('text/javascript').send(SUBMIT_SCRIPT));
  app.addHook('preClose', (done) => {
    ending.abort();
    done();
  });
  return app;
}

function registerRest(app: FastifyInstance, context: SandboxContext): void {
  app.addHook('preHandler', (request, reply, done) => {
    const refusal = findRequestRefusal(request, context);
    if (refusal === null) done();
    else void reply.code(401).send({ response: { rmsg: `Authentication Failed: ${refusal}` } });
  });
  tokenRoutes(app, context);
  paymentRoutes(app, context);
  refundRoutes(app, context);
  searchRoutes(app, context);
  reportRoutes(app, context);
}
