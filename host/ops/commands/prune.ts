import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { holdStore, versionsOf, writeVersions, type Store } from '../store.ts';

const KEPT = 3;

/** Removes all versions but the active one, the one before it, a canary and what modules are pinned to, and the newest up to three. Answers those removed, and what else was no version's. */
export function prune(store: Store): Promise<string[]> {
  return holdStore(store, () => {
    const listed = versionsOf(store);
    const newestFirst = Object.entries(listed.versions).sort(([, one], [, other]) =>
      other.build.at.localeCompare(one.build.at),
    );
    const pinned = Object.values(listed.versions[listed.active]?.modules ?? {}).map(({ version }) => version);
    const needed = new Set(
      [listed.active, listed.previous, listed.canary?.version, ...pinned].filter((version) => version !== undefined),
    );
    const newest = newestFirst.map(([version]) => version).filter((version) => !needed.has(version));
    const kept = [...needed, ...newest.slice(0, Math.max(0, KEPT - needed.size))];
    const removed = newestFirst.map(([version]) => version).filter((version) => !kept.includes(version));
    if (removed.length > 0) {
      const versions = Object.fromEntries(Object.entries(listed.versions).filter(([one]) => kept.includes(one)));
      writeVersions(store, { ...listed, versions }, { command: 'prune', what: removed.join(', ') });
    }
    return removeOthers(store, [...kept, 'current']);
  });
}

/** After the registry, so that no listed version ever lacks its files. */
function removeOthers({ paths }: Store, kept: readonly string[]): string[] {
  const folder = paths.versionFolder('');
  const others = existsSync(folder) ? readdirSync(folder).filter((name) => !kept.includes(name)) : [];
  for (const name of others) rmSync(join(folder, name), { recursive: true });
  return others;
}
