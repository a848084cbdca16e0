import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { API_CONTRACT_VERSION } from '@portal/shared/domain/apiContract';
import { isFullRun } from '../fullRun.ts';
import { REPOSITORY, startServer } from '../harness/startServer.ts';
import { temporaryFolder } from '../harness/temporaryFolder.ts';
import { openExamples } from './serveExamples.ts';
import { writeFixture, type BuiltVersion } from './federationFixture.ts';

/**
 * Starts the product on a store and a host of its own, and other pages on another origin. The short run builds nothing: the
 * version after its own is the one before, and the pages have no back end.
 */
export default async function startFixture(): Promise<() => Promise<void>> {
  const { folder, remove } = temporaryFolder('portal-federation-');
  const [hostFolder, storeFolder] = [path.join(folder, 'host'), path.join(folder, 'store')];
  cpSync(path.join(REPOSITORY, 'host/dist'), hostFolder, { recursive: true });
  fillStore(storeFolder, hostFolder);
  const mapsFolder = path.join(folder, 'maps');
  const before = unpackBefore(folder);
  const next = isFullRun ? buildNext(mapsFolder) : before;
  if (isFullRun) buildFederationExample();
  const examples = await openExamples();
  const dataDir = path.join(folder, 'data');
  const key = isFullRun ? await registerKey(dataDir) : null;
  const server = await startServer({
    dataDir,
    env: {
      PUBLIC_URL: 'http://localhost:0',
      // By its default name, the other one of this machine, it would take what asks whether the server is well.
      GATEWAY_SANDBOX_URL: 'http://gateway.localhost:0',
      ALLOWED_ORIGINS: examples.address,
      HOST_FOLDER: hostFolder,
      REMOTES_STORE: storeFolder,
    },
  });
  const portal = `http://localhost:${server.port}`;
  examples.serve({ portal, key });
  writeFixture({ portal, examples: examples.address, hostFolder, storeFolder, before, next, mapsFolder });
  return async () => {
    await examples.stop();
    await server.stop();
    remove();
  };
}

const ownVersion = (): string =>
  (JSON.parse(readFileSync(path.join(REPOSITORY, 'remote/package.json'), 'utf8')) as { version: string }).version;

/** A store with the built version alone, signed as the built host expects. */
function fillStore(storeFolder: string, hostFolder: string): void {
  cpSync(path.join(REPOSITORY, 'host/store/keys'), path.join(storeFolder, 'keys'), { recursive: true });
  const version = ownVersion();
  const store = ['--store', storeFolder, '--host', hostFolder, '--api-contract', API_CONTRACT_VERSION];
  for (const words of [
    ['publish', `remote/dist/${version}`],
    ['activate', version],
  ])
    execFileSync(process.execPath, ['host/ops/remote.ts', ...store, ...words], { cwd: REPOSITORY });
}

/** Builds the working tree under the next minor version, its source maps apart. */
function buildNext(mapsFolder: string): BuiltVersion {
  const [major = 0, minor = 0] = ownVersion().split('.').map(Number);
  const version = `${major}.${minor + 1}.0`;
  execFileSync(process.execPath, ['.ci/scripts/build.mjs', '--remote-only'], {
    cwd: REPOSITORY,
    env: { ...process.env, REMOTE_VERSION: version, SOURCE_MAPS: mapsFolder },
    stdio: 'inherit',
  });
  return { version, folder: path.join(REPOSITORY, 'remote/dist', version) };
}

/** With the packages of this project, which are those of the example's own lock file. */
function buildFederationExample(): void {
  const words = ['node_modules/webpack-cli/bin/cli.js', '--config', 'host/examples/federation/webpack.config.mjs'];
  execFileSync(process.execPath, words, { cwd: REPOSITORY });
}

/** Unpacks the version before: `.ci/scripts/packRemote.mjs` has packed it. */
function unpackBefore(folder: string): BuiltVersion {
  const fixtures = path.join(REPOSITORY, 'e2e/federation/fixtures');
  const [name = ''] = readdirSync(fixtures);
  execFileSync('tar', ['-xzf', path.join(fixtures, name), '-C', folder]);
  const version = /^portal-(.+)\.tgz$/.exec(name)?.[1] ?? '';
  return { version, folder: path.join(folder, version) };
}

/** Registers a key of the demo's organisation by the operator's command, before the server takes the database. */
async function registerKey(dataDir: string): Promise<{ platform: string; pem: string }> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'embedder.pem');
  writeFileSync(file, publicKey.export({ type: 'spki', format: 'pem' }));
  const first = await startServer({ dataDir });
  await first.stop();
  const platform = 'alder-finch';
  const words = ['api/src/commands/embedderKeys.ts', 'add', '--platform', platform, '--public-key', file];
  execFileSync(process.execPath, words, { cwd: REPOSITORY, env: { ...process.env, DATA_DIR: dataDir } });
  return { platform, pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
}
