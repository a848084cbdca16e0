import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RegistryVersion } from '../../../shared/src/federation/registry.ts';
import { publicKeyOf } from '../signing.ts';
import { openStore, type Store } from '../store.ts';
import { integrityOf } from '../versionFolder.ts';

/** A store, a built host, and builds of versions, in a folder of their own. */
export interface StoreFixture {
  readonly folder: string;
  readonly store: Store;
  readonly target: { readonly hostFolder: string; readonly api: { readonly contract: string } };
  /** Writes a built version and answers its folder. */
  build(version: string, overrides?: Partial<RegistryVersion>): string;
  remove(): void;
}

export function openStoreFixture(): StoreFixture {
  const folder = mkdtempSync(join(tmpdir(), 'portal-ops-'));
  const store = openStore(join(folder, 'store'));
  const hostFolder = join(folder, 'host');
  mkdirSync(hostFolder);
  writeFileSync(join(hostFolder, 'index.html'), '<head><title>Host</title></head>');
  const keys = store.keys.map(publicKeyOf);
  writeFileSync(
    join(hostFolder, 'host.json'),
    JSON.stringify({ contract: '1.2.0', capabilities: ['session@1'], keys }),
  );
  return {
    folder,
    store,
    target: { hostFolder, api: { contract: '1.0.0' } },
    build: (version, overrides) => buildVersion(join(folder, 'built', version), version, overrides),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function buildVersion(folder: string, version: string, overrides: Partial<RegistryVersion> = {}): string {
  const files = {
    'remoteEntry.js': `entry of ${version}`,
    'frame.11112222.js': `frame of ${version}`,
    'frame.11112222.css': `look of ${version}`,
    'federationRuntime.11112222.js': 'runtime',
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'frame.11112222.js.gz'), gzipSync(files['frame.11112222.js']));
  const { 'remoteEntry.js': entry, ...others } = files;
  const row: RegistryVersion = {
    container: `portal_${version.replace(/\W/g, '_')}`,
    baseUrl: `/remotes/portal/${version}/`,
    entry: { file: 'remoteEntry.js', integrity: integrityOf(entry) },
    assets: Object.fromEntries(Object.entries(others).map(([name, text]) => [name, integrityOf(text)])),
    contract: { implements: '1.0.0', requiresHost: '^1.0.0', requiresApi: '^1.0.0' },
    capabilities: { requires: ['session@1'], optional: [] },
    stateSchema: 1,
    build: { commit: 'abc123', at: `2026-11-0${version.split('.')[1] ?? '1'}T09:00:00Z` },
    modules: {
      portal: { expose: './portal', enabled: true },
      funding: { expose: './funding', enabled: true },
    },
    ...overrides,
  };
  writeFileSync(join(folder, 'version.json'), JSON.stringify({ version, row, preload: ['frame.11112222.js'] }));
  return folder;
}
