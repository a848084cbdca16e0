import { RemoteError, type RemoteMeta, type RemoteModule } from '../federation/remoteModule.ts';
import type { CodeRuntime } from './federationRuntime.ts';
import type { GatedModule } from './gate.ts';

const isRemoteModule = (value: unknown): value is RemoteModule =>
  typeof value === 'object' &&
  value !== null &&
  'mount' in value &&
  typeof value.mount === 'function' &&
  'meta' in value;

function checkMeta(meta: RemoteMeta, gated: GatedModule): void {
  const reported = [meta.module, meta.version, meta.contract, meta.stateSchema].join(' ');
  const listed = [gated.module, gated.version, gated.contract, gated.stateSchema].join(' ');
  if (reported !== listed)
    throw new RemoteError('CONTRACT', 'The module is not what the registry lists.', {
      detail: { told: reported, listed },
    });
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

async function loadAndTest(runtime: CodeRuntime, gated: GatedModule, nonce?: string): Promise<RemoteModule> {
  const loaded = await runtime.load(gated, nonce);
  if (!isRemoteModule(loaded)) throw new RemoteError('CONTRACT', 'The module exports no mount function.');
  checkMeta(loaded.meta, gated);
  const tested = await loaded.selfTest?.({ signal: AbortSignal.timeout(gated.budgetMs) });
  if (tested?.ok === false)
    throw new RemoteError('EVALUATION', 'The module failed its self-test.', {
      detail: { reason: tested.reason ?? '' },
    });
  return loaded;
}

/** Loads a module's code within its budget, compares its metadata with the registry's and runs its self-test. */
export const loadTested = (runtime: CodeRuntime, gated: GatedModule, nonce?: string): Promise<RemoteModule> =>
  withinBudget(loadAndTest(runtime, gated, nonce), gated);
