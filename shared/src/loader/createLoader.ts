import type { Registry } from '../federation/registry.ts';
import {
  isRemoteError,
  RemoteError,
  type ModuleName,
  type RemoteErrorCode,
  type RemoteMeta,
  type RemoteModule,
} from '../federation/remoteModule.ts';
import type { CodeRuntime } from './federationRuntime.ts';
import { fetchRegistry, type RegistrySource } from './fetchRegistry.ts';
import { gate, type GatedModule, type HostOffer } from './gate.ts';
import { readApiContract } from './readApiContract.ts';

export interface LoaderOptions {
  /** Its address is absolute. */
  readonly registry: RegistrySource;
  /** Where the API is, without `/api`; default: the page's own origin. */
  readonly apiBaseUrl?: string;
  readonly host: HostOffer;
  readonly runtime: CodeRuntime;
  readonly fetch?: typeof globalThis.fetch;
}

export interface LoadedModule {
  readonly gated: GatedModule;
  readonly remoteModule: RemoteModule;
  /** What is not as it should be about the registry in use: see `FetchedRegistry`. */
  readonly registryProblem: RemoteError | null;
  /** Why the active version could not be loaded, so that this is the one before it; null when this is the active one. */
  readonly insteadOf: RemoteError | null;
}

export interface Loader {
  /**
   * Fetches the registry, checks the gate, loads the code, verifies its metadata and runs its self-test, with one automatic
   * retry; what the active version cannot do is tried once more with the one before it. Rejects with a RemoteError. A
   * failure, that of the loaded module's mount too, is reported to the operators.
   */
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

async function loadTested(runtime: CodeRuntime, gated: GatedModule): Promise<RemoteModule> {
  const loaded = await runtime.load(gated);
  if (!isRemoteModule(loaded)) throw new RemoteError('CONTRACT', 'The module exports no mount function.');
  checkMeta(loaded.meta, gated);
  const tested = await loaded.selfTest?.({ signal: AbortSignal.timeout(gated.budgetMs) });
  if (tested?.ok === false)
    throw new RemoteError('EVALUATION', 'The module failed its self-test.', {
      detail: { reason: tested.reason ?? '' },
    });
  return loaded;
}

/** What no other attempt can change. */
const isFinal = (error: unknown, codes: readonly RemoteErrorCode[], signal?: AbortSignal): boolean =>
  signal?.aborted === true || (isRemoteError(error) && codes.includes(error.code));

/** Loads modules listed in the registry. Failures are not cached: the next call starts over. */
export function createLoader({
  registry: source,
  apiBaseUrl = '',
  host,
  runtime,
  fetch = (input, init) => globalThis.fetch(input, init),
}: LoaderOptions): Loader {
  const attempt = async (gated: GatedModule): Promise<RemoteModule> => {
    try {
      return await withinBudget(loadTested(runtime, gated), gated);
    } catch (error) {
      // A failure is rare, and its cause is found by code that no first screen needs.
      const { classifyFailure } = await import('./classifyFailure.ts').catch((cause: unknown) => {
        throw new RemoteError('NETWORK', 'The module could not be reached.', { cause });
      });
      throw await classifyFailure(error, gated, fetch);
    }
  };

  const report = ({ code }: RemoteError, { version, module }: Pick<GatedModule, 'version' | 'module'>): void => {
    import('./reportFailure.ts')
      .then(({ reportFailure }) => reportFailure({ version, module, code }, { apiBaseUrl, fetch }))
      .catch(() => undefined);
  };

  const reported = (gated: GatedModule, loaded: RemoteModule): RemoteModule => ({
    ...loaded,
    mount: async (element, options) => {
      try {
        return await loaded.mount(element, options);
      } catch (cause) {
        const error = isRemoteError(cause)
          ? cause
          : new RemoteError('MOUNT', 'The module could not be mounted.', { cause });
        if (options?.signal?.aborted !== true) report(error, gated);
        throw error;
      }
    },
  });

  return {
    load: async (remote, module, { signal } = {}) => {
      const [{ registry, problem }, apiContract] = await Promise.all([
        fetchRegistry({ ...source, fetch, ...(signal && { signal }) }),
        readApiContract({ apiBaseUrl, fetch }),
      ]);
      const { origin } = new URL(source.url);
      const loadFrom = async (listed: Registry, insteadOf: RemoteError | null): Promise<LoadedModule> => {
        const gated = gate(listed, remote, module, { ...host, origin, apiContract });
        const remoteModule = await attempt(gated).catch((error: unknown) => {
          if (isFinal(error, ['CONTRACT', 'TIMEOUT'], signal)) throw error;
          return attempt(gated);
        });
        return { gated, remoteModule: reported(gated, remoteModule), registryProblem: problem, insteadOf };
      };
      return loadFrom(registry, null).catch(async (error: unknown) => {
        if (!isRemoteError(error) || isFinal(error, ['DISABLED'], signal)) throw error;
        report(error, { version: registry.remotes[remote]?.active ?? '', module });
        if (error.code === 'NETWORK') throw error;
        try {
          const { withPrevious } = await import('./withPrevious.ts');
          return await loadFrom(await withPrevious(registry, remote, { origin, fetch }), error);
        } catch {
          throw error;
        }
      });
    },
  };
}
