import type { KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import lockfile from 'proper-lockfile';
import { writeWhole } from './writeWhole.ts';
import type { Registry, RegistryRemote } from '../../shared/src/federation/registry.ts';
import { isRemoteError } from '../../shared/src/federation/remoteModule.ts';
import { isSigned } from '../../shared/src/loader/isSigned.ts';
import { readRegistry } from '../../shared/src/loader/readRegistry.ts';
import { readActivationPath, type ActivationPath } from '../../shared/src/domain/activationPath.ts';
import { appendJournal, readJournal } from './journal.ts';
import { OpsFailure } from './opsFailure.ts';
import { createKey, publicKeyOf, readKeys, signaturesOf } from './signing.ts';
import { REMOTE, storePaths, type StorePaths } from './storePaths.ts';

const LIFETIME_MS = 30 * 24 * 60 * 60_000;

/** A folder with the registry, its signatures, and the files of each version. */
export interface Store {
  readonly paths: StorePaths;
  /** Each signs the registry; two while one replaces the other. */
  readonly keys: readonly KeyObject[];
}

/** Opens a store. Keys are read from `keys/` of the store, and made there at first, unless some are given. */
export function openStore(folder: string, given: readonly KeyObject[] = []): Store {
  const paths = storePaths(folder);
  const kept = given.length > 0 ? given : readKeys(paths.keys);
  return { paths, keys: kept.length > 0 ? kept : [createKey(`${paths.keys}/signing.pem`)] };
}

/** The registry of a store; null before its first version. Raises OpsFailure when it cannot be read. */
export function registryOf({ paths }: Store): Registry | null {
  if (!existsSync(paths.registry)) return null;
  try {
    return readRegistry(readFileSync(paths.registry, 'utf8'));
  } catch (error) {
    const reason = isRemoteError(error) ? error.message : String(error);
    throw new OpsFailure(`${paths.registry}: ${reason} Restore the file; nothing was changed.`);
  }
}

/** The versions of a store. Raises OpsFailure before its first one. */
export function versionsOf(store: Store): RegistryRemote {
  const listed = registryOf(store)?.remotes[REMOTE];
  if (listed === undefined) throw new OpsFailure(`${store.paths.folder} has no version yet: publish one.`);
  return listed;
}

/** Reads how the active version came to be so, and which versions are marked bad. */
export const readActivations = (store: Store): ActivationPath =>
  readActivationPath(readJournal(store.paths.journal, registryOf(store)?.serial ?? 0));

/** Raises OpsFailure unless the registry is signed by a key of the store: what somebody else has written must not be signed next. */
async function requireSigned(store: Store): Promise<void> {
  if (registryOf(store) === null) return;
  const { registry, signatures } = store.paths;
  const lines = existsSync(signatures) ? readFileSync(signatures, 'utf8') : '';
  if (!(await isSigned(readFileSync(registry, 'utf8'), lines, store.keys.map(publicKeyOf))))
    throw new OpsFailure(
      `${registry} is not signed by a key of this store. Restore it, or name the key that signed it; nothing was changed.`,
    );
}

/**
 * Holds a store while `work` runs. Raises OpsFailure 3 while somebody else holds it (a killed command: for ten seconds), and
 * when its registry is damaged or signed by nobody known.
 */
export async function holdStore<T>(store: Store, work: () => T | Promise<T>): Promise<T> {
  const { paths } = store;
  mkdirSync(paths.publicFolder, { recursive: true });
  const release = await lockfile
    .lock(paths.folder, { lockfilePath: paths.lock, stale: 10_000 })
    .catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ELOCKED')
        throw new OpsFailure(
          `Another command is at work in ${paths.folder}, or was cut off within the last ten seconds. Nothing was changed.`,
          3,
        );
      throw error;
    });
  try {
    await requireSigned(store);
    return await work();
  } finally {
    await release();
  }
}

/** A change of the registry, for the journal: `activate`, `0.1.0 -> 0.2.0`. */
interface CommandOutcome {
  readonly command: string;
  readonly what: string;
}

/**
 * Writes the versions of the held store as its next registry: the journal first, then signatures of the new and of the
 * present text, then the registry itself, each in one step. A reader, and whoever comes after a cut, finds a signed registry at any time.
 */
export function writeVersions(store: Store, versions: RegistryRemote, { command, what }: CommandOutcome): Registry {
  const { paths, keys } = store;
  const before = registryOf(store);
  const now = new Date();
  // Never below the seconds since 1970: a store that is made anew goes on where browsers saw the old one.
  const serial = Math.max((before?.serial ?? 0) + 1, Math.floor(now.getTime() / 1000));
  const registry: Registry = {
    schema: 1,
    serial,
    issuedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + LIFETIME_MS).toISOString(),
    origins: before?.origins ?? ['self'],
    remotes: { ...before?.remotes, [REMOTE]: withoutLists(versions) },
  };
  const text = `${JSON.stringify(registry, null, 2)}\n`;
  const present = before === null ? [] : signaturesOf(readFileSync(paths.registry, 'utf8'), keys);
  appendJournal(paths.journal, { serial, before: before?.serial ?? 0, at: now.toISOString(), command, what });
  writeWhole(paths.signatures, `${[...signaturesOf(text, keys), ...present].join('\n')}\n`);
  writeWhole(paths.registry, text);
  return registry;
}

/** The lists of files stand in each version's `version.json`, which its row pins: every page reads the registry. */
const withoutLists = (remote: RegistryRemote): RegistryRemote => ({
  ...remote,
  versions: Object.fromEntries(
    Object.entries(remote.versions).map(([version, row]) => [version, { ...row, assets: undefined }]),
  ),
});
