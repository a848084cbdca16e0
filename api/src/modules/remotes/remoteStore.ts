import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { StaffRemotes } from '@portal/shared/contract/remotes';
import { readActivationPath } from '@portal/shared/domain/activationPath';
import { changesLeadingTo } from '@portal/shared/domain/storeJournal';
import { codeOf } from '../../errors/codeOf.ts';

/** Reads a folder or a file that may not be there: a store may be kept elsewhere. */
async function orElse<T>(otherwise: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return otherwise;
    throw error;
  }
}

async function serialOf(storeFolder: string): Promise<number> {
  const registry: unknown = JSON.parse(
    await orElse('null', () => readFile(path.join(storeFolder, 'public/remotes.json'), 'utf8')),
  );
  const serial: unknown = typeof registry === 'object' && registry !== null ? Reflect.get(registry, 'serial') : null;
  return typeof serial === 'number' ? serial : 0;
}

/** Reads the latest changes of a store, newest first, and the versions that all of its changes have left marked bad. */
export async function readChanges(
  storeFolder: string,
  limit: number,
): Promise<Pick<StaffRemotes, 'journal' | 'badVersions'>> {
  const journal = await orElse('', () => readFile(path.join(storeFolder, 'journal.jsonl'), 'utf8'));
  const changes = changesLeadingTo(await serialOf(storeFolder), journal);
  return {
    journal: changes.slice(0, limit).map(({ serial, at, by, command, what }) => ({ serial, at, by, command, what })),
    badVersions: [...readActivationPath(changes).bad],
  };
}

async function sizeOf(folder: string): Promise<number> {
  const files = (await readdir(folder)).filter((name) => !/\.(br|gz)$/.test(name));
  const sizes = await Promise.all(files.map(async (name) => (await stat(path.join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Bytes of each version of a store, without compressed copies. */
export async function readSizes(storeFolder: string): Promise<StaffRemotes['sizes']> {
  const folder = path.join(storeFolder, 'public/remotes/portal');
  const versions = (await orElse([], () => readdir(folder))).filter(
    (name) => /^\d+\.\d+\.\d+/.test(name) && !name.endsWith('.part'),
  );
  return Promise.all(
    versions.map(async (version) => ({
      version,
      sizeBytes: await orElse(0, () => sizeOf(path.join(folder, version))),
    })),
  );
}
