import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './writeWhole.ts';
import { entryAddress } from '../../shared/src/federation/entryAddress.ts';
import { OpsFailure } from './opsFailure.ts';
import { REMOTE } from './storePaths.ts';
import type { BuiltVersion } from './versionFolder.ts';

/** Global name of the stable entry. Not `portal`: a page that has an element of that id has a global of that name. */
const GLOBAL = 'rewards_portal';
const RUNTIME_FILE = /^federationRuntime\.\w+\.js$/;

/**
 * Writes the stable address, `current/`, for hosts that load by federation alone: an entry as script and as ES module, and the
 * manifest of their tools. The entry leads to the active version, and brings a federation runtime when the page has none.
 */
export function writeCurrent(folder: string, built: BuiltVersion): void {
  mkdirSync(folder, { recursive: true });
  const body = entryBody(built);
  writeWhole(
    join(folder, 'remoteEntry.js'),
    `var ${GLOBAL} = (() => {\nconst here = document.currentScript.src;\n${body}\nreturn { init, get };\n})();\n`,
  );
  writeWhole(join(folder, 'remoteEntry.mjs'), `const here = import.meta.url;\n${body}\nexport { init, get };\n`);
  writeWhole(join(folder, 'mf-manifest.json'), `${JSON.stringify(manifestOf(built), null, 2)}\n`);
}

/** The version's container gets a share scope of its own, so that it never takes the host's React. */
function entryBody({ version, row }: BuiltVersion): string {
  const runtime = Object.entries(row.assets).find(([name]) => RUNTIME_FILE.test(name));
  if (runtime === undefined) throw new OpsFailure(`${version} was built without the federation runtime.`);
  const [runtimeFile, runtimeIntegrity] = runtime;
  return `
const load = (file, integrity) =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script, { src: new URL('../${version}/' + file, here).href, integrity, crossOrigin: 'anonymous' });
    script.onload = resolve;
    script.onerror = () => {
      script.remove();
      reject(new Error('The portal did not load: ' + script.src));
    };
    document.head.append(script);
  });
const open = async () => {
  if (globalThis._FEDERATION_RUNTIME_CORE === undefined) await load('${runtimeFile}', '${runtimeIntegrity}');
  if (globalThis.${row.container} === undefined) await load('${entryAddress(row.entry)}', '${row.entry.integrity}');
  await globalThis.${row.container}.init({});
  return globalThis.${row.container};
};
let opened;
const container = () =>
  (opened ??= open().catch((error) => {
    opened = undefined;
    throw error;
  }));
const init = () => undefined;
const get = async (expose) => (await container()).get(expose);`.trim();
}

/** The manifest of module federation's tools, as far as a host needs it to find the entry. */
const manifestOf = ({ version, row }: BuiltVersion) => ({
  id: REMOTE,
  name: REMOTE,
  metaData: {
    name: REMOTE,
    type: 'app',
    buildInfo: { buildVersion: version, buildName: REMOTE },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    types: { path: '', name: '', zip: '', api: '' },
    globalName: GLOBAL,
    pluginVersion: '2.9.2',
    publicPath: 'auto',
  },
  shared: [],
  remotes: [],
  exposes: Object.entries(row.modules).map(([name, { expose }]) => ({
    id: `${REMOTE}:${name}`,
    name,
    path: expose,
    assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
  })),
});
