import { VERSION_FILE, type Registry } from '../federation/registry.ts';
import { integrityOf } from './integrityOf.ts';
import { isVersion } from './readRegistry.ts';

interface Surroundings {
  /** The registry's own origin. */
  readonly origin: string;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * The registry with the version before the active one in its place. The list of its files is fetched from its own folder, as
 * a registry lists the files of the active version alone. Rejects where there is none, or its list is not what was published.
 */
export async function withPrevious(
  registry: Registry,
  remote: string,
  { origin, fetch }: Surroundings,
): Promise<Registry> {
  const listed = registry.remotes[remote];
  const version = listed?.previous ?? '';
  const row = listed && Object.hasOwn(listed.versions, version) ? listed.versions[version] : undefined;
  if (listed === undefined || row?.listing === undefined) throw new Error('There is no version before the active one.');
  const answer = await fetch(new URL(VERSION_FILE, new URL(row.baseUrl, origin)).href);
  const text = await answer.text();
  if ((await integrityOf(new TextEncoder().encode(text))) !== row.listing) throw new Error('The list is another one.');
  const { row: built } = JSON.parse(text) as { row: unknown };
  if (!isVersion(built)) throw new Error('The list has an unknown shape.');
  const versions = { ...listed.versions, [version]: { ...row, assets: built.assets } };
  return { ...registry, remotes: { ...registry.remotes, [remote]: { ...listed, active: version, versions } } };
}
