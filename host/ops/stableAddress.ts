import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './writeWhole.ts';
import { ENTRY_OF_HOSTS, moduleEntry, scriptEntry } from './federationEntry.ts';
import { REMOTE } from './storePaths.ts';
import type { BuiltVersion } from './versionFolder.ts';

/** Global name of the stable entry. Not `portal`: a page that has an element of that id has a global of that name. */
const GLOBAL = 'rewards_portal';

/**
 * Writes the stable address, `current/`, for hosts that load by federation alone: an entry as script and as ES module, and the
 * manifest of their tools. The entry leads to the active version, and brings a federation runtime when the page has none.
 */
export function writeCurrent(folder: string, built: BuiltVersion): void {
  mkdirSync(folder, { recursive: true });
  const way = `../${built.version}/`;
  writeWhole(join(folder, ENTRY_OF_HOSTS), scriptEntry(GLOBAL, built, way));
  writeWhole(join(folder, 'remoteEntry.mjs'), moduleEntry(built, way));
  writeWhole(join(folder, 'mf-manifest.json'), `${JSON.stringify(manifestOf(built), null, 2)}\n`);
}

/** The manifest of module federation's tools, as far as a host needs it to find the entry. */
const manifestOf = ({ version, row }: BuiltVersion) => ({
  id: REMOTE,
  name: REMOTE,
  metaData: {
    name: REMOTE,
    type: 'app',
    buildInfo: { buildVersion: version, buildName: REMOTE },
    remoteEntry: { name: ENTRY_OF_HOSTS, path: '', type: 'global' },
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
