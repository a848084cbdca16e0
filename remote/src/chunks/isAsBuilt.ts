import { CONTAINER_NAME } from '@portal/shared/federation/buildInfo';
import { integrityOf } from '@portal/shared/loader/integrityOf';

/** The integrity that the registry lists for a file; undefined where our loader did not load this build. */
function listedFor(url: string): unknown {
  const lists: unknown = Reflect.get(globalThis, 'portalIntegrity');
  const files: unknown = typeof lists === 'object' && lists !== null ? Reflect.get(lists, CONTAINER_NAME) : null;
  if (typeof files !== 'object' || files === null) return undefined;
  return Object.entries(files).find(([name]) => url.endsWith(`/${name}`))?.[1];
}

/** Tells whether a file is served as it was built; true where that cannot be told. */
export async function isAsBuilt(url: string, signal: AbortSignal): Promise<boolean> {
  const listed = listedFor(url);
  if (listed === undefined) return true;
  const result = await fetch(url, { cache: 'no-store', signal });
  const served = result.ok ? await integrityOf(await result.arrayBuffer()) : null;
  return served === null || served === listed;
}
