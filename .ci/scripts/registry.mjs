import {
  CONTRACT_VERSION,
  REQUIRES_API,
  REQUIRES_HOST,
  STATE_SCHEMA,
} from '../../shared/src/federation/contractVersion.ts';
import { integrityOf } from '../../host/ops/versionFolder.ts';

/** The container itself, which our loader takes; `remoteEntry.js` beside it is for hosts that load by federation alone. */
export const ENTRY_FILE = 'container.js';

/** Files of a version whose integrity its row lists; a browser checks it of scripts and styles, an operator of all. */
export const SERVED = /\.(js|css|woff2)$/;

/**
 * The registry's row of one built version. `at`: ISO 8601.
 * @param {{ container: string, baseUrl: string, modules: readonly string[], files: Map<string, Buffer>, commit: string | null, at: string }} build
 */
export function rowOf({ container, baseUrl, modules, files, commit, at }) {
  const assets = [...files]
    .filter(([name]) => SERVED.test(name) && name !== ENTRY_FILE)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    container,
    baseUrl,
    entry: { file: ENTRY_FILE, integrity: integrityOf(files.get(ENTRY_FILE) ?? '') },
    assets: Object.fromEntries(assets.map(([name, bytes]) => [name, integrityOf(bytes)])),
    contract: { implements: CONTRACT_VERSION, requiresHost: REQUIRES_HOST, requiresApi: REQUIRES_API },
    capabilities: { requires: ['session@1', 'account@1'], optional: ['navigation@1'] },
    stateSchema: STATE_SCHEMA,
    build: { commit, at },
    modules: Object.fromEntries(modules.map((name) => [name, { expose: `./${name}`, enabled: true }])),
  };
}
