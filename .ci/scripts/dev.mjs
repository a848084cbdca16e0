import { spawn } from 'node:child_process';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { container, hostConfig, modules, remoteAddress, remoteConfig, version } from '../../webpack.config.ts';
import { registryOf } from './registry.mjs';
import { root } from './sources.mjs';

const PUBLIC_PORT = Number(process.env.PORT ?? 3000);
const API_PORT = Number(process.env.API_PORT ?? PUBLIC_PORT + 1);
const REMOTE = join(root, 'remote/dist', version);
const PAGES = [/^\/login(\/.*)?$/, /^\/vue(\/.*)?$/, /^\/confirm_access$/, /^\/oauth_authorize$/];

/** The API on a separate port, restarted when its sources change. */
function startApi() {
  const env = {
    ...process.env,
    PORT: String(API_PORT),
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${PUBLIC_PORT}`,
    // The development server answers under both names of this machine.
    ...(process.env.GATEWAY_URL === undefined && { GATEWAY_SANDBOX_URL: `http://127.0.0.1:${API_PORT}` }),
  };
  const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'api/src/server.ts')], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      api.kill(signal);
      process.exit(0);
    });
  }
}

/** Registry of the in-memory build, so that the loader runs the same checks in development as in production. */
function registryInMemory(fileSystem) {
  const names = fileSystem
    .readdirSync(REMOTE)
    .filter((name) => /\.(js|css)$/.test(name) && !name.includes('hot-update'));
  const files = new Map(names.map((name) => [name, fileSystem.readFileSync(join(REMOTE, name))]));
  return registryOf({ version, container, baseUrl: remoteAddress, modules, files, commit: null, at: new Date() });
}

const compiler = webpack([hostConfig('development'), remoteConfig('development')]);
const proxied = { target: `http://127.0.0.1:${API_PORT}`, context: ['/api/', '/r/', '/dev/'] };

const server = new WebpackDevServer(
  {
    port: PUBLIC_PORT,
    host: '127.0.0.1',
    hot: true,
    static: false,
    historyApiFallback: { rewrites: PAGES.map((from) => ({ from, to: '/index.html' })) },
    proxy: [proxied],
    // The page may be open as localhost or as 127.0.0.1: the socket connects to the page's own host.
    client: { webSocketURL: 'auto://0.0.0.0:0/ws', overlay: { errors: true, warnings: false, runtimeErrors: false } },
    setupMiddlewares: (middlewares, devServer) => [
      {
        name: 'registry',
        path: '/remotes.json',
        middleware: (request, response) => {
          devServer.middleware.waitUntilValid(() => {
            response.setHeader('cache-control', 'no-cache');
            response.setHeader('content-type', 'application/json');
            response.end(JSON.stringify(registryInMemory(compiler.compilers[1].outputFileSystem)));
          });
        },
      },
      ...middlewares,
    ],
  },
  compiler,
);

startApi();
await server.start();
console.log(`Development server: http://localhost:${PUBLIC_PORT}`);
