import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addVersion } from '../../host/ops/commands/publish.ts';
import { writeDerived } from '../../host/ops/commands/activate.ts';
import { readJournal } from '../../host/ops/journal.ts';
import { publicKeyOf, readKeys } from '../../host/ops/signing.ts';
import { holdStore, openStore, registryOf, versionsOf, writeVersions } from '../../host/ops/store.ts';
import { storePaths } from '../../host/ops/storePaths.ts';
import { readBuiltVersion } from '../../host/ops/versionFolder.ts';
import { root } from './sources.mjs';

/** This machine's store, which the server answers from. */
export const localStore = process.env.REMOTES_STORE || join(root, 'host/store');

/** The public keys that the host trusts: REMOTES_PUBLIC_KEYS (comma-separated), or those of this machine's store. */
export const trustedKeys = () =>
  process.env.REMOTES_PUBLIC_KEYS?.split(',') ?? openStore(localStore).keys.map((key) => publicKeyOf(key));

/**
 * Tells whether a host that was built with these keys takes this machine's store. Where the store is signed elsewhere and no
 * keys are named, the built host is taken at its word.
 */
export function takesStore(hostKeys) {
  const paths = storePaths(localStore);
  const known = process.env.REMOTES_PUBLIC_KEYS?.split(',') ?? readKeys(paths.keys).map(publicKeyOf);
  return existsSync(paths.registry) && known.every((key) => hostKeys.includes(key));
}

/**
 * Puts a finished build into this machine's store: as its first version, in place of the same version of an earlier build, or
 * as the active one after an earlier build's. What an operator has published is never rewritten, nor what they have made active.
 */
export async function storeBuild(versionFolder, hostFolder) {
  const store = openStore(localStore);
  const built = readBuiltVersion(versionFolder);
  await holdStore(store, () => {
    const registry = registryOf(store);
    const { active = built.version, versions = {} } = registry?.remotes.portal ?? {};
    const journal = readJournal(store.paths.journal, registry?.serial ?? 0);
    const isOfBuild = (version) =>
      journal.find(({ command, what }) => ['build', 'publish'].includes(command) && what === version)?.command ===
      'build';
    const isNew = versions[built.version] === undefined;
    if (registry === null || isOfBuild(isNew ? active : built.version)) {
      addVersion(store, versionFolder, built, 'build');
      const change = { command: 'activate', what: `${active} -> ${built.version}` };
      const follows = { active: built.version, previous: active };
      if (isNew && active !== built.version) writeVersions(store, { ...versionsOf(store), ...follows }, change);
    } else if (isNew) console.log(`${built.version} is not served yet: npm run remote -- publish ${versionFolder}`);
    else console.log(`${built.version} was published and stays as it was; raise the version in remote/package.json.`);
    writeDerived(store, hostFolder);
  });
}
