import {
  isRemoteError,
  RemoteError,
  type ModuleName,
  type RemoteErrorCode,
  type RemoteModule,
} from '../federation/remoteModule.ts';
import type { Registry } from '../federation/registry.ts';
import { availabilityOf } from './availabilityOf.ts';
import { browserMemory, type BrowserMemory } from './browserMemory.ts';
import { chooseVersion, isCanaryByPlatform, versionBefore, type ChosenVersion } from './chooseVersion.ts';
import type { CodeRuntime } from './federationRuntime.ts';
import { createSlowNotice, type SlowNotice } from './createSlowNotice.ts';
import { fetchRegistry, type RegistrySource } from './fetchRegistry.ts';
import { gate, type GatedModule, type HostOffer } from './gate.ts';
import { hostedModule } from './hostedModule.ts';
import { listedFiles } from './listedFiles.ts';
import { loadTested } from './loadTested.ts';
import { readApiContract } from './readApiContract.ts';

export interface LoaderOptions {
  /** Its address is absolute. */
  readonly registry: RegistrySource;
  /** The address of the API, without `/api`; default: the page's own origin. */
  readonly apiBaseUrl?: string;
  readonly host: HostOffer;
  readonly runtime: CodeRuntime;
  readonly fetch?: typeof globalThis.fetch;
  /** Default: kept in the browser's storage. */
  readonly memory?: BrowserMemory;
  /** Default true: failures are told to the operators. */
  readonly isReported?: boolean;
}

export interface LoadedModule {
  readonly gated: GatedModule;
  readonly remoteModule: RemoteModule;
  /** The fault of the registry in use: see `FetchedRegistry`. */
  readonly registryProblem: RemoteError | null;
  /** Why the active version could not be loaded, so that this is the one before it; null when this is the active one. */
  readonly insteadOf: RemoteError | null;
}

export interface Loader {
  /**
   * Fetches the registry, checks the gate, loads the code, verifies its metadata and runs its self-test, with one automatic
   * retry; what the active version cannot do, its mount included, is tried once more with the one before it. Rejects with a
   * RemoteError. A failure, that of the loaded module's mount too, is reported to the operators. `nonce`: of the page's
   * Content-Security-Policy, for the version's scripts and styles.
   */
  load(remote: string, module: ModuleName, options?: { signal?: AbortSignal; nonce?: string }): Promise<LoadedModule>;
}

type LoadOptions = NonNullable<Parameters<Loader['load']>[2]>;

/** A loader for those who draw in the place of a module. */
export interface FrameLoader extends Loader {
  /** `onSlow`: the module is over its budget, and still loading. */
  load(remote: string, module: ModuleName, options?: LoadOptions & { onSlow?: () => void }): Promise<LoadedModule>;
  /** Serial of the registry by which a module was loaded last, or failed to; null: there was none. */
  lastSerial(): number | null;
  /** Asks for the registry again. Rejects with a RemoteError. */
  fetchSerial(): Promise<number>;
}

/** Tells whether no other attempt can change the failure. */
const isFinal = (error: unknown, codes: readonly RemoteErrorCode[], signal?: AbortSignal): boolean =>
  signal?.aborted === true || (isRemoteError(error) && codes.includes(error.code));

/** Failures of a version's own code and files; the others may be over at the next load: the line's, the host's, the page's. */
const OF_THE_VERSION: readonly RemoteErrorCode[] = ['HTTP', 'INTEGRITY', 'EVALUATION', 'MOUNT'];
const FAILED_KEPT = 10;

/** Names to the page's developer what keeps browsers from an API of another origin most often. */
function warnOfOrigin(apiBaseUrl: string): void {
  if (!('location' in globalThis)) return;
  const { origin } = globalThis.location;
  if (new URL(apiBaseUrl, origin).origin === origin) return;
  console.warn(
    `The portal's API at ${apiBaseUrl} gives this page no answer. If it runs, ${origin} is missing in its ALLOWED_ORIGINS.`,
  );
}

const earlierFailure = ({ insteadOf }: ChosenVersion): RemoteError | null =>
  insteadOf &&
  new RemoteError(insteadOf.code, 'The version did not start in this browser before.', {
    detail: { version: insteadOf.version },
  });

const notStarted = (version: string): RemoteError =>
  new RemoteError('MOUNT', 'The version did not come to stand.', { detail: { version } });

/** Loads modules listed in the registry. Failures are not cached: the next call starts over. */
export function createLoader({
  registry: source,
  apiBaseUrl = '',
  host,
  runtime,
  fetch = (input, init) => globalThis.fetch(input, init),
  memory = browserMemory(source.url),
  isReported = true,
}: LoaderOptions): FrameLoader {
  const attempt = async (gated: GatedModule, nonce?: string): Promise<RemoteModule> => {
    try {
      return await loadTested(runtime, gated, nonce);
    } catch (error) {
      if (isRemoteError(error)) throw error;
      // A failure is rare, and its cause is found by code that no first screen needs.
      const { classifyFailure } = await import('./classifyFailure.ts').catch((cause: unknown) => {
        throw new RemoteError('NETWORK', 'The module could not be reached.', { cause });
      });
      throw await classifyFailure(error, gated, fetch);
    }
  };

  const attemptTwice = (gated: GatedModule, { signal, nonce }: LoadOptions): Promise<RemoteModule> =>
    attempt(gated, nonce).catch((error: unknown) => {
      if (isFinal(error, ['CONTRACT', 'TIMEOUT'], signal)) throw error;
      return attempt(gated, nonce);
    });

  /** Tells the operators of a failure, and lets this browser go round a version that has failed by itself. */
  const note = (code: RemoteErrorCode, version: string, module: ModuleName, { serial }: Registry): void => {
    const { id, failed } = memory.read();
    if (OF_THE_VERSION.includes(code))
      memory.keep({ failed: [{ version, serial, code }, ...failed].slice(0, FAILED_KEPT) });
    if (!isReported) return;
    import('./reportFailure.ts')
      .then(({ reportFailure }) => reportFailure({ version, module, code, serial, browser: id }, { apiBaseUrl, fetch }))
      .catch(() => undefined);
  };

  let lastSerial: number | null = null;
  const loadChosen = async (
    remote: string,
    module: ModuleName,
    options: LoadOptions,
    slow: SlowNotice,
  ): Promise<LoadedModule> => {
    const { signal } = options;
    const [{ registry, problem }, apiContract] = await Promise.all([
      fetchRegistry({ ...source, fetch, ...(signal && { signal }) }),
      readApiContract({ apiBaseUrl, fetch }),
    ]);
    if (apiContract === null) warnOfOrigin(apiBaseUrl);
    const { origin } = new URL(source.url);
    const browser = memory.read();
    const { serial } = registry;
    lastSerial = serial;
    const listed = registry.remotes[remote];
    const findBefore = (version: string) => listed && versionBefore(listed, version);
    const loadVersion = async (version: string, insteadOf: RemoteError | null): Promise<LoadedModule> => {
      const passed = gate(registry, remote, module, { ...host, origin, apiContract }, version);
      slow.setBudget(passed.budgetMs);
      const row = listed?.versions[passed.version] ?? { baseUrl: '' };
      const gated = { ...passed, assets: await listedFiles(row, { origin, fetch }) };
      const before = insteadOf === null ? findBefore(version) : undefined;
      const remoteModule = hostedModule({
        loaded: await attemptTwice(gated, options),
        registry,
        availabilityOf: (next) =>
          availabilityOf(next, { gated, serial, browser: { ...browser, failed: memory.read().failed } }),
        fetchRegistry: async () => (await fetchRegistry({ ...source, fetch })).registry,
        onFailure: (code) => note(code, gated.version, module, registry),
        onPlatform: (platform) => memory.keep({ platform }),
        ...(before !== undefined && {
          loadBefore: async () => (await loadVersion(before, notStarted(version))).remoteModule,
        }),
      });
      return { gated, remoteModule, registryProblem: problem, insteadOf };
    };
    const chosen = chooseVersion(registry, remote, browser);
    const canary = registry.remotes[remote]?.canary;
    if (canary !== undefined && isCanaryByPlatform(canary, browser)) memory.keep({ canary: canary.version });
    try {
      return await loadVersion(chosen.version, earlierFailure(chosen));
    } catch (error) {
      if (!isRemoteError(error) || isFinal(error, ['DISABLED'], signal)) throw error;
      note(error.code, chosen.version, module, registry);
      const before = findBefore(chosen.version);
      if (before === undefined || error.code === 'NETWORK') throw error;
      return loadVersion(before, error).catch(() => {
        throw error;
      });
    }
  };

  return {
    load: (remote, module, { onSlow, ...options } = {}) => {
      const slow = createSlowNotice(onSlow);
      return loadChosen(remote, module, options, slow).finally(() => slow.end());
    },
    lastSerial: () => lastSerial,
    fetchSerial: async () => (await fetchRegistry({ ...source, fetch })).registry.serial,
  };
}
