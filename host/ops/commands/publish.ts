import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { OpsFailure } from '../opsFailure.ts';
import { holdStore, registryOf, writeVersions, type Store } from '../store.ts';
import { REMOTE } from '../storePaths.ts';
import { VERSION_FILE } from '../../../shared/src/federation/registry.ts';
import { integrityOf, problemsOf, readBuiltVersion, type BuiltVersion } from '../versionFolder.ts';

/**
 * Adds a built version's files and its row; the first version of a store is its active one. A published version is never
 * rewritten. Raises OpsFailure when it exists or its files are not what was built.
 */
export function publish(store: Store, folder: string): Promise<BuiltVersion> {
  const built = readBuiltVersion(folder);
  return holdStore(store, () => {
    const listed = registryOf(store)?.remotes[REMOTE];
    if (listed !== undefined && Object.hasOwn(listed.versions, built.version))
      throw new OpsFailure(`${built.version} is published already, and a published version is never rewritten.`);
    addVersion(store, folder, built, 'publish');
    return built;
  });
}

/** Copies a version into the held store and lists it. Modules that are switched off stay so in a new version. */
export function addVersion(store: Store, folder: string, built: BuiltVersion, command: 'publish' | 'build'): void {
  const { version, row } = built;
  const problems = problemsOf(folder, row);
  if (problems.length > 0) throw new OpsFailure(`${folder}: ${problems.join('; ')}.`);
  const listing = integrityOf(readFileSync(join(folder, VERSION_FILE)));
  copyVersion(folder, store.paths.versionFolder(version));
  const listed = registryOf(store)?.remotes[REMOTE];
  const modules = { ...row.modules, ...listed?.versions[listed.active]?.modules };
  const switches = Object.fromEntries(
    Object.entries(row.modules).map(([name, module]) => {
      const { enabled = true, disabledReason } = Object.entries(modules).find(([one]) => one === name)?.[1] ?? {};
      return [name, { ...module, enabled, ...(disabledReason && { disabledReason }) }];
    }),
  );
  writeVersions(
    store,
    {
      active: version,
      ...listed,
      versions: { ...listed?.versions, [version]: { ...row, listing, modules: switches } },
    },
    { command, what: version },
  );
}

/** Copies aside and renames, so that a cut leaves no half version under its name; what an earlier cut left is replaced. */
function copyVersion(folder: string, target: string): void {
  const aside = `${target}.part`;
  rmSync(aside, { recursive: true, force: true });
  try {
    cpSync(folder, aside, { recursive: true });
    for (const file of readdirSync(aside, { recursive: true, withFileTypes: true })) {
      if (file.isFile()) flush(join(file.parentPath, file.name));
    }
    if (existsSync(target)) rmSync(target, { recursive: true });
    renameSync(aside, target);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    throw error;
  }
}

function flush(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
