import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { refuseForeignHosts } from '../../sandbox/refuseForeignHosts.ts';
import { STYLE } from '../../sandbox/sendPage.ts';
import { openCardRecords } from './cardRecords.ts';
import { cardRoutes } from './cardRoutes.ts';
import { controlRoutes } from './controlRoutes.ts';
import { createCardLedger, type CardLedger } from './createCardLedger.ts';
import { createFaults, type Faults } from './faults.ts';
import type { SandboxConfig } from './SandboxConfig.ts';
import type { SandboxContext } from './SandboxContext.ts';
import { TILL } from './tillPages.ts';
import { tillRoutes } from './tillRoutes.ts';
import { publishEvents } from './publishEvents.ts';

const LARGEST_REQUEST = 4 * 1024 * 1024;

export interface IssuerSandbox {
  readonly port: number;
  readonly ledger: CardLedger;
  readonly faults: Faults;
  close(): Promise<void>;
}

/**
 * An issuer of rewards on loopback: it speaks the interface of docs/REWARD_PROVIDER.md, has a till at which cards are used, and
 * a page that sets its faults.
 */
export async function startIssuerSandbox(config: SandboxConfig): Promise<IssuerSandbox> {
  const { key, file, portal, now = () => new Date() } = config;
  const records = openCardRecords(file);
  const ledger = createCardLedger({ records, now });
  const faults = createFaults(records);
  const context: SandboxContext = { ledger, faults, key, now };
  const stopPublishing = portal === null ? () => undefined : publishEvents(context, portal);
  const app = buildServer(context, config.hosts);
  await app.listen({ host: '127.0.0.1', port: config.port });
  // A listening TCP server has an address with a port.
  const { port } = app.server.address() as AddressInfo;
  return {
    port,
    ledger,
    faults,
    close: async () => {
      stopPublishing();
      await app.close();
    },
  };
}

function buildServer(context: SandboxContext, hosts: SandboxConfig['hosts']): FastifyInstance {
  const app = Fastify({ bodyLimit: LARGEST_REQUEST, forceCloseConnections: true, logger: false });
  refuseForeignHosts(app, hosts);
  app.removeAllContentTypeParsers();
  // Signatures are over the bytes as they came.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((_error, _request, reply) => reply.code(400).send({ error: 'Invalid request' }));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'Not found' }));
  void app.register((calls, _options, done) => {
    cardRoutes(calls, context);
    done();
  });
  tillRoutes(app, context);
  controlRoutes(app, context);
  app.get(`${TILL}/style.css`, (_request, reply) => reply.type('text/css').send(STYLE));
  return app;
}
