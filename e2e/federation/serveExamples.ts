import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createBackEnd } from '../../host/examples/backEnd.mjs';
import { createExampleServer } from '../../host/examples/serve.mjs';
import { REPOSITORY } from '../harness/startServer.ts';

interface ExamplesOptions {
  readonly portal: string;
  /** The platform's registered key, with which the back ends vouch for their user; null: no page has a back end. */
  readonly key: { readonly platform: string; readonly pem: string } | null;
}

/** Another origin, which the portal must know of before it starts. */
export interface ExamplesOrigin {
  readonly address: string;
  /** Serves `host/examples` there, as another company would. */
  serve(options: ExamplesOptions): void;
  stop(): Promise<void>;
}

const ADMIN = 'admin@demo.example';
/** Pages by their folder, each with a back end of its own, and who is signed in there. */
const PAGES = {
  federation: ADMIN,
  plain: ADMIN,
  react18: ADMIN,
  'react19/dist': ADMIN,
  'vite/dist': ADMIN,
  'vue/dist': 'funding@demo.example',
};

/** Takes a port that the system gives. */
export async function openExamples(): Promise<ExamplesOrigin> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    serve: (options) => {
      const examples = examplesServer(options);
      server.on('request', (request, response) => examples.emit('request', request, response));
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function examplesServer({ portal, key }: ExamplesOptions): Server {
  return createExampleServer({
    folder: path.join(REPOSITORY, 'host/examples'),
    portal,
    calls: key === null ? {} : callsOf(portal, key),
  });
}

function callsOf(portal: string, key: NonNullable<ExamplesOptions['key']>) {
  const settings = { portal, platform: key.platform, key: key.pem };
  const calls = Object.entries(PAGES).flatMap(([page, user]) =>
    Object.entries(createBackEnd(settings, user)).map(([call, response]) => [`/${page}${call}`, response] as const),
  );
  return Object.fromEntries(calls);
}
