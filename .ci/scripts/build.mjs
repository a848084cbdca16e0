import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryAddress } from '../../shared/src/federation/entryAddress.ts';
import { container, modules, remoteAddress, version } from '../../webpack.config.ts';
import { readBuildGraph } from './buildGraph.mjs';
import { compressFolder } from './compress.mjs';
import { collectLicences } from './licences.mjs';
import { registryOf } from './registry.mjs';
import { markBuilt, root, sourcesDigest } from './sources.mjs';

const HOST = join(root, 'host/dist');
const REMOTE = join(root, 'remote/dist', version);

/** Runs webpack in a child process that prints its own messages. Rejects when it fails. */
async function compile() {
  const cli = join(root, 'node_modules/webpack-cli/bin/cli.js');
  const webpack = spawn(process.execPath, [cli, 'build', '--config', 'webpack.config.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(webpack, 'close');
  if (code !== 0) throw new Error('The build failed.');
}

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return null;
  }
}

function writeRegistry() {
  const names = readdirSync(REMOTE, { recursive: true }).filter((name) => /\.(js|css)$/.test(name));
  const files = new Map(names.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(REMOTE, name))]));
  const registry = registryOf({
    version,
    container,
    baseUrl: remoteAddress,
    modules,
    files,
    commit: commit(),
    at: new Date(),
  });
  writeFileSync(join(HOST, 'remotes.json'), `${JSON.stringify(registry, null, 2)}\n`);
  return registry.remotes.portal.versions[version].entry;
}

const preload = (href) => `<link rel="preload" as="${href.endsWith('.css') ? 'style' : 'script'}" href="${href}">`;

/** Inlines the host's few styles and preloads everything up to the portal's entry, to avoid a request waterfall. */
function completePage(entry) {
  const file = join(HOST, 'index.html');
  const html = readFileSync(file, 'utf8').replace(/<link href="\/(main\.\w+\.css)" rel="stylesheet">/, (_, name) => {
    return `<style>${readFileSync(join(HOST, name), 'utf8')}</style>`;
  });
  const door = readBuildGraph('remote')
    .filter(({ name }) => name === 'portal')
    .flatMap(({ files }) => files);
  const links = [entryAddress(entry), ...door].map((name) => preload(`${remoteAddress}${name}`));
  const registry = '<link rel="preload" as="fetch" href="/remotes.json" crossorigin>';
  writeFileSync(file, html.replace('</title>', `</title>${links.join('')}${registry}`));
}

/** Builds host and remote with the files served beside them. Rejects with webpack's messages. */
export async function build() {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const digest = sourcesDigest();
  console.log(`Building host and remote ${version} ...`);
  await compile();
  console.log(`Compiled after ${seconds()}. Registry, page, compressed copies ...`);
  completePage(writeRegistry());
  writeFileSync(join(HOST, 'licences.json'), JSON.stringify(collectLicences(root)));
  await Promise.all([compressFolder(HOST), compressFolder(REMOTE)]);
  markBuilt(digest);
  console.log(`Built in ${seconds()}.`);
}

if (process.argv[1] === import.meta.filename) {
  await build().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
