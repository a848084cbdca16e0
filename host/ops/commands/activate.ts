import { join } from 'node:path';
import type { RegistryRemote, RegistryVersion } from '../../../shared/src/federation/registry.ts';
import { readHostFacts, writePreloads } from '../hostFolder.ts';
import { OpsFailure } from '../opsFailure.ts';
import { contractOfApi, requireRunnable, type Surroundings } from '../requireRunnable.ts';
import { writeCurrent } from '../stableAddress.ts';
import { holdStore, readActivations, versionsOf, writeVersions, type Store } from '../store.ts';
import { listingOf } from '../versionFolder.ts';

export interface Target {
  /** Folder of the built host, whose page is to preload the version. */
  readonly hostFolder: string;
  readonly api: Surroundings['api'];
}

/** Makes a version the active one; the active one itself is signed anew. Raises OpsFailure when it is not listed, incomplete, or meets a host or an API that it cannot. */
export async function activate(store: Store, version: string, target: Target): Promise<string> {
  const apiContract = await contractOfApi(target.api);
  return holdStore(store, () => switchTo(store, version, target.hostFolder, apiContract));
}

/**
 * Ends the canary, where there is one; else makes the version active that was so before, with the checks of `activate`. The
 * version that it leaves is marked bad: until it is activated by name, no rollback leads back to it, nor does a page.
 */
export async function rollback(store: Store, target: Target): Promise<string> {
  const apiContract = await contractOfApi(target.api);
  return holdStore(store, () => {
    const listed = versionsOf(store);
    if (listed.canary !== undefined) return endCanary(store, listed);
    const [version, next] = listRollbackTargets(store, listed);
    if (version === undefined) throw new OpsFailure(nowhereToGo(store, listed));
    requireRunnable(store, version, publishedRow(listed, version), readHostFacts(target.hostFolder), apiContract);
    const what = `${listed.active} -> ${version}`;
    writeVersions(store, { ...listed, active: version, previous: next }, { command: 'rollback', what });
    writeDerived(store, target.hostFolder);
    return [
      `${what}. ${listed.active} is marked bad until \`activate ${listed.active}\`.`,
      next === undefined ? `There is no version before ${version}.` : `Another rollback leads to ${next}.`,
    ].join(' ');
  });
}

/** Versions to which rollbacks lead from here, the next one first. */
function listRollbackTargets(store: Store, { active, previous, versions }: RegistryRemote): string[] {
  const { before, bad } = readActivations(store);
  // A store whose journal is elsewhere knows at least the version before.
  const path = before.length > 0 || previous === undefined ? before : [previous];
  const targets = path.filter((one) => one !== active && !bad.includes(one) && Object.hasOwn(versions, one));
  return [...new Set(targets.toReversed())];
}

function nowhereToGo(store: Store, { active, versions }: RegistryRemote): string {
  const marked = readActivations(store).bad.filter((one) => Object.hasOwn(versions, one));
  return [
    `There is no version before ${active} to go back to.`,
    ...(marked.length > 0 ? [`Marked bad: ${marked.join(', ')}; \`activate\` takes one by its name.`] : []),
  ].join(' ');
}

function endCanary(store: Store, listed: RegistryRemote): string {
  const what = `canary ${listed.canary?.version} ended, ${listed.active} for all`;
  writeVersions(store, { ...listed, canary: undefined }, { command: 'rollback', what });
  return what;
}

/** The row of a version. Raises OpsFailure where no such version is published. */
export function publishedRow({ versions }: RegistryRemote, version: string): RegistryVersion {
  const row = Object.hasOwn(versions, version) ? versions[version] : undefined;
  if (row === undefined)
    throw new OpsFailure(`${version} is not published; there are ${Object.keys(versions).join(', ')}.`);
  return row;
}

function switchTo(store: Store, version: string, hostFolder: string, apiContract: string): string {
  const listed = versionsOf(store);
  requireRunnable(store, version, publishedRow(listed, version), readHostFacts(hostFolder), apiContract);
  const isActive = listed.active === version;
  const what = isActive ? `${version}, signed anew` : `${listed.active} -> ${version}`;
  writeVersions(store, isActive ? listed : { ...listed, active: version, previous: listed.active, canary: undefined }, {
    command: 'activate',
    what,
  });
  writeDerived(store, hostFolder);
  return what;
}

/**
 * Writes what follows from the active version: the page's preloads and the stable address. Each switch writes it again, so a
 * cut is corrected by the next.
 */
export function writeDerived(store: Store, hostFolder: string): void {
  const { active, versions } = versionsOf(store);
  const row = versions[active];
  if (row === undefined) throw new OpsFailure(`The active version ${active} is not listed.`);
  const built = listingOf(store.paths.versionFolder(active), row);
  writeCurrent(join(store.paths.versionFolder('current')), built);
  writePreloads(hostFolder, built, row.listing ?? '');
}
