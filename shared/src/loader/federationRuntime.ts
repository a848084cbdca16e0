import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-tools/runtime-core';
import { SHARE_SCOPE } from '../federation/contractVersion.ts';
import type { GatedModule } from './gate.ts';

/** Loads remote code; tests replace it. */
export interface CodeRuntime {
  /** Fetches and evaluates, again after a failure. Resolves to the exports of the expose. */
  load(module: GatedModule): Promise<unknown>;
}

// Remotes are built without the federation runtime, to avoid a second copy, and use this one.
const provideRuntime = (): void => {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
};

const registered = new Set<string>();

/** Module federation. Every version is its own container, so that versions can run side by side. */
export const federationRuntime: CodeRuntime = {
  load: ({ container, entryUrl, expose }) => {
    provideRuntime();
    if (!registered.has(container)) registerRemotes([{ name: container, entry: entryUrl, shareScope: SHARE_SCOPE }]);
    registered.add(container);
    return loadRemote(`${container}/${expose}`);
  },
};
