import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-tools/runtime-core';
import { SHARE_SCOPE } from '../federation/contractVersion.ts';
import type { GatedModule } from './gate.ts';

/** How code gets onto the page. */
export interface CodeRuntime {
  /** Fetches and evaluates, again after a failure. Resolves to whatever the expose exports. */
  load(module: GatedModule): Promise<unknown>;
}

// Remotes are built without the federation runtime (it would come twice) and take it from here.
const provideRuntime = (): void => {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
};

const registered = new Set<string>();

/** Module federation: every version is its own container, so versions live side by side (federation 1.5). */
export const federationRuntime: CodeRuntime = {
  load: ({ container, entryUrl, expose }) => {
    provideRuntime();
    if (!registered.has(container)) registerRemotes([{ name: container, entry: entryUrl, shareScope: SHARE_SCOPE }]);
    registered.add(container);
    return loadRemote(`${container}/${expose}`);
  },
};
