import { RemoteError, type ModuleName, type RemoteMeta, type RemoteModule } from '../federation/remoteModule.ts';
import { classifyFailure } from './classifyFailure.ts';
import type { CodeRuntime } from './federationRuntime.ts';
import { fetchRegistry, type RegistryKeeper } from './fetchRegistry.ts';
import { gate, type GatedModule, type HostOffer } from './gate.ts';

export interface LoaderOptions {
  readonly registryUrl: string;
  readonly host: HostOffer;
  readonly runtime: CodeRuntime;
  readonly keeper: RegistryKeeper;
  readonly fetch?: typeof globalThis.fetch;
}

export interface LoadedModule {
  readonly gated: GatedModule;
  readonly remoteModule: RemoteModule;
  /** Why the registry's last good copy is in use, otherwise null. */
  readonly registryProblem: RemoteError | null;
}

export interface Loader {
  /** Fetches the registry, checks the gate, loads the code and verifies its metadata, with one automatic retry. Rejects with a RemoteError. */
  load(remote: string, module: ModuleName, options?: { signal?: AbortSignal }): Promise<LoadedModule>;
}

const isRemoteModule = (value: unknown): value is RemoteModule =>
  typeof value === 'object' &&
  value !== null &&
  'mount' in value &&
  typeof value.mount === 'function' &&
  'meta' in value;

function checkMeta(meta: RemoteMeta, gated: GatedModule): void {
  const told = [meta.module, meta.version, meta.contract, meta.stateSchema].join(' ');
  const listed = [gated.module, gated.version, gated.contract, gated.stateSchema].join(' ');
  if (told !== listed)
    throw new RemoteError('CONTRACT', 'The module is not what the registry lists.', { detail: { told, listed } });
}

async function withinBudget<T>(work: Promise<T>, { budgetMs, entryUrl }: GatedModule): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new RemoteError('TIMEOUT', 'The module took too long to load.', {
            detail: { url: entryUrl, budgetMs: String(budgetMs) },
          }),
        ),
      budgetMs,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Loads modules listed in the registry. Failures are not cached: the next call starts over. */
export function createLoader({
  registryUrl,
  host,
  runtime,
  keeper,
  fetch = (input, init) => globalThis.fetch(input, init),
}: LoaderOptions): Loader {
  const attempt = async (gated: GatedModule): Promise<RemoteModule> => {
    try {
      const loaded = await withinBudget(runtime.load(gated), gated);
      if (!isRemoteModule(loaded)) throw new RemoteError('CONTRACT', 'The module exports no mount function.');
      checkMeta(loaded.meta, gated);
      return loaded;
    } catch (error) {
      throw await classifyFailure(error, gated, fetch);
    }
  };

  return {
    load: async (remote, module, { signal } = {}) => {
      const { registry, problem } = await fetchRegistry({ url: registryUrl, keeper, fetch, ...(signal && { signal }) });
      const gated = gate(registry, remote, module, host);
      const remoteModule = await attempt(gated).catch((error: unknown) => {
        if (signal?.aborted === true || (error instanceof RemoteError && ['CONTRACT', 'TIMEOUT'].includes(error.code)))
          throw error;
        return attempt(gated);
      });
      return { gated, remoteModule, registryProblem: problem };
    },
  };
}
