import { BUDGETS_BEFORE_CARD } from '../federation/budget.ts';
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

const getPatienceMs = ({ budgetMs }: GatedModule): number => budgetMs * BUDGETS_BEFORE_CARD;

async function withinPatience<T>(work: Promise<T>, gated: GatedModule): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new RemoteError('TIMEOUT', 'The module took too long to load.', {
            detail: { url: gated.entryUrl, budgetMs: String(gated.budgetMs) },
          }),
        ),
      getPatienceMs(gated),
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function loadAndTest(runtime: CodeRuntime, gated: GatedModule, nonce?: string): Promise<RemoteModule> {
  const loaded = await runtime.load(gated, nonce);
  if (!isRemoteModule(loaded)) throw new RemoteError('CONTRACT', 'The module exports no mount function.');
  checkMeta(loaded.meta, gated);
  const tested = await loaded.selfTest?.({ signal: AbortSignal.timeout(getPatienceMs(gated)) });
  if (tested?.ok === false)
    throw new RemoteError('EVALUATION', 'The module failed its self-test.', {
      detail: { reason: tested.reason ?? '' },
    });
  return loaded;
}

/** Loads a module's code, as long as its budget gives it, compares its metadata with the registry's and runs its self-test. */
export const loadTested = (runtime: CodeRuntime, gated: GatedModule, nonce?: string): Promise<RemoteModule> =>
  withinPatience(loadAndTest(runtime, gated, nonce), gated);
