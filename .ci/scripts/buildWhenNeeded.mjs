import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtDigest, root, sourcesDigest } from './sources.mjs';

/** Builds host and remote unless the last build is up to date. Rejects with webpack's messages. */
export async function buildWhenNeeded() {
  if (existsSync(join(root, 'host/dist/remotes.json')) && builtDigest() === sourcesDigest()) return;
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
