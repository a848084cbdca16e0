import type { Registry, RegistryCanary, RegistryRemote } from '../federation/registry.ts';
import type { Browser, FailedVersion } from './browserMemory.ts';

export interface ChosenVersion {
  readonly version: string;
  /** The version in whose place it runs, as that one failed in this browser before; null: it is the one listed for it. */
  readonly insteadOf: FailedVersion | null;
}

const BUCKETS = 10_000;

/** FNV-1a, 32 bits: spreads ids evenly, with one answer in every browser. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  // The low bits of neighbouring ids would go together.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Tells whether the organisation that signed in last leads a browser to the canary. */
export const isCanaryByPlatform = ({ include }: RegistryCanary, { platform }: Browser): boolean =>
  platform !== null && include?.platforms.includes(platform) === true;

/** Tells whether a browser loads the canary: by its random id, or by an organisation that has signed in. */
export const isCanary = (canary: RegistryCanary, browser: Browser): boolean =>
  hashOf(`${canary.salt}:${browser.id}`) % BUCKETS < (canary.percent * BUCKETS) / 100 ||
  canary.version === browser.canary ||
  isCanaryByPlatform(canary, browser);

/** The version that runs where `version` does not; undefined: none. */
export const versionBefore = ({ active, previous }: RegistryRemote, version: string): string | undefined =>
  version === active ? previous : active;

/** The version that a browser loads. */
export function chooseVersion({ serial, remotes }: Registry, remote: string, browser: Browser): ChosenVersion {
  const listed = remotes[remote];
  if (listed === undefined) return { version: '', insteadOf: null };
  const version =
    listed.canary !== undefined && isCanary(listed.canary, browser) ? listed.canary.version : listed.active;
  const insteadOf = browser.failed.find((one) => one.version === version && one.serial === serial) ?? null;
  const before = insteadOf && versionBefore(listed, version);
  return before === null || before === undefined ? { version, insteadOf: null } : { version: before, insteadOf };
}
