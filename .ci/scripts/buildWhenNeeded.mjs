import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { takesStore } from './localStore.mjs';
import { builtDigest, root, sourcesDigest } from './sources.mjs';

const HOST_FACTS = join(root, 'host/dist/host.json');

/** The keys that the built host trusts; null without a built host. */
const builtKeys = () => (existsSync(HOST_FACTS) ? JSON.parse(readFileSync(HOST_FACTS, 'utf8')).keys : null);

/** Builds host and remote unless the last build is up to date. Rejects with webpack's messages. */
export async function buildWhenNeeded() {
  const keys = builtKeys();
  if (keys !== null && takesStore(keys) && builtDigest() === sourcesDigest()) return;
  console.log('The sources have changed since the last build.');
  const { build } = await import('./build.mjs');
  await build();
}

if (process.argv[1] === import.meta.filename) {
  await buildWhenNeeded().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
