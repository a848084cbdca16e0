import { spawn } from 'node:child_process';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { container, hostConfig, modules, remoteAddress, remoteConfig, version } from '../../webpack.config.ts';
import { signaturesOf } from '../../host/ops/signing.ts';
import { openStore } from '../../host/ops/store.ts';
import { localStore } from './localStore.mjs';
import { rowOf } from './registry.mjs';
import { root } from './sources.mjs';

const PUBLIC_PORT = Number(process.env.PORT ?? 3000);
const API_PORT = Number(process.env.API_PORT ?? PUBLIC_PORT + 1);
const REMOTE = join(root, 'remote/dist', version);
const PAGES = [
  /^\/login(\/.*)?$/,
  /^\/vue(\/.*)?$/,
  /^\/confirm_access$/,
  /^\/oauth_authorize$/,
  /^\/host\/(remotes|override)$/,
];

/** The API on a separate port, restarted when its sources change; `publicPort`: of the development server. */
function startApi(publicPort) {
  const env = {
    ...process.env,
    PORT: String(API_PORT),
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${publicPort}`,
    // The development server answers under both names of this machine.
    ...(process.env.GATEWAY_URL === undefined && { GATEWAY_SANDBOX_URL: `http://127.0.0.1:${API_PORT}` }),
  };
  const api = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', join(root, 'api/src/commands/server.ts')],
    {
      cwd: root,
      env,
      stdio: 'inherit',
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      // The data folder is free once it is gone.
      api.once('exit', () => process.exit(0));
      api.kill(signal);
    });
  }
}

const begun = new Date();
const { keys } = openStore(localStore);

/** Registry of the in-memory build, signed, so that the loader runs the same checks in development as in production. */
function registryInMemory() {
  const fileSystem = compiler.compilers[1].outputFileSystem;
  const names = fileSystem
    .readdirSync(REMOTE)
    .filter((name) => /\.(js|css)$/.test(name) && !name.includes('hot-update'));
  const files = new Map(names.map((name) => [name, fileSystem.readFileSync(join(REMOTE, name))]));
  const issuedAt = begun.toISOString();
  const row = rowOf({ container, baseUrl: remoteAddress, modules, files, commit: null, at: issuedAt });
  return JSON.stringify({
    schema: 1,
    serial: Math.floor(begun.getTime() / 1000),
    issuedAt,
    expiresAt: '9999-12-31T00:00:00Z',
    origins: ['self'],
    remotes: { portal: { active: version, versions: { [version]: row } } },
  });
}

/** Answers once the build is done. */
const answer = (devServer, path, type, body) => ({
  name: path,
  path,
  middleware: (_request, response) => {
    devServer.middleware.waitUntilValid(() => {
      response.setHeader('cache-control', 'no-cache');
      response.setHeader('content-type', type);
      response.end(body());
    });
  },
});

const compiler = webpack([hostConfig('development'), remoteConfig('development')]);
const proxied = { target: `http://127.0.0.1:${API_PORT}`, context: ['/api/', '/r/', '/dev/'] };

const server = new WebpackDevServer(
  {
    port: PUBLIC_PORT,
    host: '127.0.0.1',
    // Beside localhost the pages of local mode answer to these names alone.
    allowedHosts: [
      'localhost',
      ...(process.env.PUBLIC_URL ? [new URL(process.env.PUBLIC_URL).hostname] : []),
      ...(process.env.ALLOWED_HOSTS ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    ],
    hot: true,
    static: false,
    historyApiFallback: { rewrites: PAGES.map((from) => ({ from, to: '/index.html' })) },
    proxy: [proxied],
    // The page may be open as localhost or as 127.0.0.1: the socket connects to the page's own host.
    client: { webSocketURL: 'auto://0.0.0.0:0/ws', overlay: { errors: true, warnings: false, runtimeErrors: false } },
    setupMiddlewares: (middlewares, devServer) => [
      answer(devServer, '/remotes.json.sig', 'text/plain', () => signaturesOf(registryInMemory(), keys).join('\n')),
      answer(devServer, '/remotes.json', 'application/json', registryInMemory),
      ...middlewares,
    ],
  },
  compiler,
);

await server.start();
const { port } = server.server.address();
startApi(port);
console.log(`Development server: http://localhost:${port}`);
