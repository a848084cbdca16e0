import { createHash } from 'node:crypto';
import { CONTRACT_VERSION, REQUIRES_HOST, STATE_SCHEMA } from '../../shared/src/federation/contractVersion.ts';

const LIFETIME_MS = 30 * 24 * 60 * 60_000;

/** Subresource Integrity value of a file. */
export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * `remotes.json` for one built version.
 * @param {{ version: string, container: string, baseUrl: string, modules: readonly string[], files: Map<string, Buffer>, commit: string | null, at: Date }} build
 */
export function registryOf({ version, container, baseUrl, modules, files, commit, at }) {
  const assets = [...files].filter(([name]) => /\.(js|css)$/.test(name) && name !== 'remoteEntry.js');
  return {
    schema: 1,
    serial: Math.floor(at.getTime() / 1000),
    issuedAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + LIFETIME_MS).toISOString(),
    origins: ['self'],
    remotes: {
      portal: {
        active: version,
        versions: {
          [version]: {
            container,
            baseUrl,
            entry: { file: 'remoteEntry.js', integrity: integrityOf(files.get('remoteEntry.js') ?? '') },
            assets: Object.fromEntries(assets.map(([name, bytes]) => [name, integrityOf(bytes)])),
            contract: { implements: CONTRACT_VERSION, requiresHost: REQUIRES_HOST },
            capabilities: { requires: ['session@1', 'account@1'], optional: ['navigation@1'] },
            stateSchema: STATE_SCHEMA,
            build: { commit, at: at.toISOString() },
            modules: Object.fromEntries(modules.map((name) => [name, { expose: `./${name}`, enabled: true }])),
          },
        },
      },
    },
  };
}
