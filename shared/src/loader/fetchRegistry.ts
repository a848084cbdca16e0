import { isRemoteError, RemoteError } from '../federation/remoteModule.ts';
import type { Registry } from '../federation/registry.ts';
import { isSigned } from './isSigned.ts';
import { readRegistry } from './readRegistry.ts';

/** Stores the text of the last good registry. */
export interface RegistryKeeper {
  read(): string | null;
  keep(text: string): void;
}

export interface FetchedRegistry {
  readonly registry: Registry;
  /** Why the last good copy is in use, or what is not as it should be about a registry in use; null when it is fresh. */
  readonly problem: RemoteError | null;
}

/** The address of a registry, its last good copy, and the keys of those who sign it. */
export interface RegistrySource {
  readonly url: string;
  readonly keeper: RegistryKeeper;
  /** Ed25519 keys, base64 of the raw 32 bytes, of which one must have signed the registry; empty: unsigned is accepted. */
  readonly keys: readonly string[];
}

interface FetchRegistryOptions extends RegistrySource {
  readonly signal?: AbortSignal;
  readonly fetch?: typeof globalThis.fetch;
}

const refused = (message: string, detail: Record<string, string> = {}): RemoteError =>
  new RemoteError('CONTRACT', message, { detail });

/** Tells a policy of the page from a line that is down, by code that no first screen needs. */
async function toFailure(url: string, cause: unknown): Promise<RemoteError> {
  const isForbidden = await import('./isForbidden.ts').then(
    (part) => part.isForbidden(url),
    () => false,
  );
  return isForbidden
    ? new RemoteError('CSP', 'The page’s Content-Security-Policy forbids the registry.', { cause, detail: { url } })
    : new RemoteError('NETWORK', 'The registry could not be reached.', { cause, detail: { url } });
}

async function fetchText(url: string, { signal, fetch = globalThis.fetch }: FetchRegistryOptions): Promise<string> {
  const response = await fetch(url, { cache: 'no-cache', signal: signal ?? null }).catch(async (cause: unknown) => {
    throw await toFailure(url, cause);
  });
  if (!response.ok) {
    throw new RemoteError('HTTP', `The registry answered ${response.status}.`, {
      detail: { url, status: String(response.status) },
    });
  }
  return response.text();
}

function keptOf(keeper: RegistryKeeper): Registry | null {
  try {
    return readRegistry(keeper.read() ?? '');
  } catch {
    return null;
  }
}

const untrusted = (message: string, detail: Record<string, string> = {}): RemoteError =>
  refused(message, { ...detail, state: 'untrusted' });

/** One version from elsewhere makes the whole registry none of ours. */
function requireListedOrigins({ origins, remotes }: Registry, registryUrl: string): void {
  const { origin: own } = new URL(registryUrl);
  const allowed = origins.map((one) => (one === 'self' ? own : one));
  for (const { versions } of Object.values(remotes))
    for (const { baseUrl } of Object.values(versions)) {
      const origin = URL.canParse(baseUrl, own) ? new URL(baseUrl, own).origin : baseUrl;
      if (!allowed.includes(origin)) throw untrusted('The registry lists a version of an unlisted origin.', { origin });
    }
}

/** The registry as served, once it is signed and no older than `kept`. Rejects with a RemoteError. */
async function fetchFresh(options: FetchRegistryOptions, kept: Registry | null): Promise<FetchedRegistry> {
  const { url, keys } = options;
  const [text, signatures] = await Promise.all([
    fetchText(url, options),
    keys.length === 0 ? '' : fetchText(`${url}.sig`, options),
  ]);
  const signed = keys.length === 0 || (await isSigned(text, signatures, keys));
  if (signed === false) throw untrusted('The registry is not signed by a known key.');
  const registry = readRegistry(text);
  requireListedOrigins(registry, url);
  if (kept !== null && registry.serial < kept.serial)
    throw untrusted('The registry is older than the one before.', {
      serial: String(registry.serial),
      before: String(kept.serial),
    });
  options.keeper.keep(text);
  if (signed === null)
    return { registry, problem: refused('This browser cannot check signatures here.', { state: 'unverified' }) };
  // A signature that nobody renewed in time must lock nobody out.
  return {
    registry,
    problem:
      Date.parse(registry.expiresAt) < Date.now() ? refused('The registry has expired.', { state: 'expired' }) : null,
  };
}

/** Fetches the registry and falls back to the last good copy. Rejects with a RemoteError when there is neither. */
export async function fetchRegistry(options: FetchRegistryOptions): Promise<FetchedRegistry> {
  const kept = keptOf(options.keeper);
  try {
    return await fetchFresh(options, kept);
  } catch (error) {
    if (kept === null || !isRemoteError(error)) throw error;
    return { registry: kept, problem: error };
  }
}
