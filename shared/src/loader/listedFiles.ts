import { entryAddress } from '../federation/entryAddress.ts';
import { RemoteError } from '../federation/remoteModule.ts';
import { VERSION_FILE, type RegistryVersion } from '../federation/registry.ts';
import { integrityOf } from './integrityOf.ts';
import { isVersion } from './readRegistry.ts';

const refused = (code: 'CONTRACT' | 'INTEGRITY', message: string, url: string): RemoteError =>
  new RemoteError(code, message, { detail: { url } });

/**
 * The files of a version with their integrity: those of its row, or those of `version.json`, which the row pins. Rejects with
 * a RemoteError.
 */
export async function listedFiles(
  { assets, listing, baseUrl }: Pick<RegistryVersion, 'assets' | 'listing' | 'baseUrl'>,
  { origin, fetch }: { readonly origin: string; readonly fetch: typeof globalThis.fetch },
): Promise<Readonly<Record<string, string>>> {
  if (assets !== undefined) return assets;
  const file = entryAddress({ file: VERSION_FILE, integrity: listing ?? '' });
  const url = new URL(file, new URL(baseUrl, origin)).href;
  if (listing === undefined) throw refused('CONTRACT', 'The registry lists no files of this version.', url);
  const response = await fetch(url).catch((cause: unknown) => {
    throw new RemoteError('NETWORK', 'The list of files could not be reached.', { cause, detail: { url } });
  });
  if (!response.ok)
    throw new RemoteError('HTTP', `The list of files answered ${response.status}.`, {
      detail: { url, status: String(response.status) },
    });
  const text = await response.text();
  const served = await integrityOf(new TextEncoder().encode(text));
  // Null where this browser cannot tell; the entry's own integrity is asked of it there, too.
  if (served !== null && served !== listing) throw refused('INTEGRITY', 'The list of files is another one.', url);
  const value: unknown = JSON.parse(text);
  const row = typeof value === 'object' && value !== null && 'row' in value ? value.row : null;
  if (!isVersion(row) || row.assets === undefined)
    throw refused('CONTRACT', 'The list of files has an unknown shape.', url);
  return row.assets;
}
