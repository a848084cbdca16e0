import { once } from 'node:events';
import path from 'node:path';
import { createBackEnd } from '../../host/examples/backEnd.mjs';
import { createExampleServer } from '../../host/examples/serve.mjs';
import { REPOSITORY } from '../harness/startServer.ts';

interface ExamplesOptions {
  readonly port: number;
  readonly portal: string;
  /** The platform's registered key, with which the back ends vouch for their user. */
  readonly key: { readonly platform: string; readonly kid: string; readonly pem: string };
}

/** Pages by their folder, each with a back end of its own. */
const PAGES = ['federation', 'plain', 'react18', 'react19/dist', 'vite/dist', 'vue/dist'];
const USER = 'admin@demo.example';

/** Serves `host/examples` as another company would. Answers how to stop. */
export async function serveExamples({ port, portal, key }: ExamplesOptions): Promise<() => Promise<void>> {
  const settings = { portal, platform: key.platform, kid: key.kid, key: key.pem };
  const calls = PAGES.flatMap((page) =>
    Object.entries(createBackEnd(settings, USER)).map(([call, answer]) => [`/${page}${call}`, answer] as const),
  );
  const server = createExampleServer({
    folder: path.join(REPOSITORY, 'host/examples'),
    portal,
    calls: Object.fromEntries(calls),
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
}
