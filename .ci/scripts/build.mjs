import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENTRY_OF_HOSTS, versionEntry } from '../../host/ops/federationEntry.ts';
import { HOST_FILE } from '../../host/ops/hostFolder.ts';
import { VERSION_FILE } from '../../shared/src/federation/registry.ts';
import { CONTRACT_VERSION, HOST_CAPABILITIES } from '../../shared/src/federation/contractVersion.ts';
import { container, loaderFolder, modules, remoteAddress, runtimeFolder, version } from '../../webpack.config.ts';
import { readBuildGraph } from './buildGraph.mjs';
import { compressFolder } from './compress.mjs';
import { collectLicences } from './licences.mjs';
import { storeBuild, trustedKeys } from './localStore.mjs';
import { ENTRY_FILE, rowOf, SERVED } from './registry.mjs';
import { markBuilt, root, sourcesDigest } from './sources.mjs';

const HOST = join(root, 'host/dist');
const REMOTE = join(root, 'remote/dist', version);

/** Runs webpack, for some of its configurations or all, in a child process that prints its own messages. Rejects when it fails. */
async function compile(...names) {
  const cli = join(root, 'node_modules/webpack-cli/bin/cli.js');
  const some = names.flatMap((name) => ['--config-name', name]);
  const webpack = spawn(process.execPath, [cli, 'build', '--config', 'webpack.config.ts', ...some], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(webpack, 'close');
  if (code !== 0) throw new Error('The build failed.');
  if (process.env.SOURCE_MAPS !== undefined) keepMapsApart(join(process.env.SOURCE_MAPS, version));
}

/** Moves source maps out of what is served: they hold the sources. */
function keepMapsApart(target) {
  for (const folder of [HOST, REMOTE, runtimeFolder, loaderFolder].filter(existsSync)) {
    const aside = join(target, folder === HOST ? 'host' : 'remote');
    mkdirSync(aside, { recursive: true });
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.map'))) {
      copyFileSync(join(folder, name), join(aside, name));
      rmSync(join(folder, name));
    }
  }
}

function git(...words) {
  try {
    return execFileSync('git', words, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

/** Commit and time of the sources: the same for each build of a commit, so that its files are the same, too. */
function sourceFacts() {
  const [hash, seconds] = git('log', '-1', '--format=%h %ct')?.split(' ') ?? [null, null];
  const epoch = Number(process.env.SOURCE_DATE_EPOCH ?? seconds ?? Date.now() / 1000);
  const isChanged = hash !== null && git('status', '--porcelain') !== '';
  return { commit: isChanged ? `${hash}-changed` : hash, at: new Date(Math.floor(epoch) * 1000).toISOString() };
}

/** The files of the version by name. */
function servedFiles() {
  const names = readdirSync(REMOTE, { recursive: true }).filter((name) => SERVED.test(name));
  return new Map(names.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(REMOTE, name))]));
}

/** Adds the runtime, the entry for hosts that load by federation alone, and `version.json` to the files of the version. */
function describeVersion() {
  for (const name of readdirSync(runtimeFolder)) copyFileSync(join(runtimeFolder, name), join(REMOTE, name));
  // A host that follows the manifest's address of the entry loads by federation alone, too.
  const manifest = join(REMOTE, 'mf-manifest.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll(ENTRY_FILE, ENTRY_OF_HOSTS));
  const facts = { container, baseUrl: remoteAddress, modules, ...sourceFacts() };
  writeFileSync(
    join(REMOTE, ENTRY_OF_HOSTS),
    versionEntry({ version, row: rowOf({ ...facts, files: servedFiles() }) }),
  );
  const row = rowOf({ ...facts, files: servedFiles() });
  const preload = readBuildGraph(`remote-${version}`)
    .groups.filter(({ name }) => name === 'portal')
    .flatMap((group) => group.files);
  writeFileSync(join(REMOTE, VERSION_FILE), `${JSON.stringify({ version, row, preload }, null, 2)}\n`);
}

/** Inlines the host's few styles, and adds the loader for other pages and `host.json`. */
function completeHost() {
  const page = join(HOST, 'index.html');
  const html = readFileSync(page, 'utf8').replace(/<link href="\/(main\.\w+\.css)" rel="stylesheet">/, (_, name) => {
    return `<style>${readFileSync(join(HOST, name), 'utf8')}</style>`;
  });
  writeFileSync(page, html);
  for (const name of readdirSync(loaderFolder)) copyFileSync(join(loaderFolder, name), join(HOST, name));
  const facts = { contract: CONTRACT_VERSION, capabilities: HOST_CAPABILITIES, keys: trustedKeys() };
  writeFileSync(join(HOST, HOST_FILE), `${JSON.stringify(facts, null, 2)}\n`);
  writeFileSync(join(HOST, 'licences.json'), JSON.stringify(collectLicences(root)));
}

/** Builds host and remote with the files served beside them. Rejects with webpack's messages. */
export async function build() {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const digest = sourcesDigest();
  console.log(`Building host and remote ${version} ...`);
  await compile();
  console.log(`Compiled after ${seconds()}. Page, compressed copies, store ...`);
  describeVersion();
  completeHost();
  await Promise.all([compressFolder(HOST), compressFolder(REMOTE)]);
  await storeBuild(REMOTE, HOST);
  markBuilt(digest);
  console.log(`Built in ${seconds()}.`);
}

/** Builds the remote alone, into its folder of `remote/dist`, for an operator to publish. Rejects with webpack's messages. */
async function buildRemote() {
  await compile('remote', 'federationRuntime');
  describeVersion();
  await compressFolder(REMOTE);
  console.log(`Built ${REMOTE}.`);
}

if (process.argv[1] === import.meta.filename) {
  const wanted = process.argv.includes('--remote-only') ? buildRemote : build;
  await wanted().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
