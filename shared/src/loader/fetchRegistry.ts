import { isRemoteError, RemoteError } from '../federation/remoteModule.ts';
import type { Registry } from '../federation/registry.ts';
import { readRegistry } from './readRegistry.ts';

/** Stores the text of the last good registry. */
export interface RegistryKeeper {
  read(): string | null;
  keep(text: string): void;
}

export interface FetchedRegistry {
  readonly registry: Registry;
  /** Why the last good copy is in use; null when the registry is fresh. */
  readonly problem: RemoteError | null;
}

interface FetchRegistryOptions {
  readonly url: string;
  readonly keeper: RegistryKeeper;
  readonly signal?: AbortSignal;
  readonly fetch?: typeof globalThis.fetch;
}

async function fetchText({ url, signal, fetch = globalThis.fetch }: FetchRegistryOptions): Promise<string> {
  const answer = await fetch(url, { cache: 'no-cache', signal: signal ?? null }).catch((cause: unknown) => {
    throw new RemoteError('NETWORK', 'The registry could not be reached.', { cause, detail: { url } });
  });
  if (!answer.ok) {
    throw new RemoteError('HTTP', `The registry answered ${answer.status}.`, {
      detail: { url, status: String(answer.status) },
    });
  }
  return answer.text();
}

/** Fetches the registry and falls back to the last good copy. Rejects with a RemoteError when there is neither. */
export async function fetchRegistry(options: FetchRegistryOptions): Promise<FetchedRegistry> {
  try {
    const text = await fetchText(options);
    const registry = readRegistry(text);
    options.keeper.keep(text);
    return { registry, problem: null };
  } catch (error) {
    const kept = options.keeper.read();
    if (kept === null || !isRemoteError(error)) throw error;
    return { registry: readRegistry(kept), problem: error };
  }
}
