import { createInstance, getInstance } from '@module-federation/enhanced/runtime';
import { SHARE_SCOPE } from '../federation/contractVersion.ts';
import type { GatedModule } from './gate.ts';
import { loadEntry } from './loadEntry.ts';
import './provideRuntime.ts';

/** Loads remote code; tests replace it. */
export interface CodeRuntime {
  /** Fetches and evaluates, again after a failure. Resolves to the exports of the expose. */
  load(module: GatedModule, nonce?: string): Promise<unknown>;
}

let federation: ReturnType<typeof createInstance> | null = null;
const registered = new Set<string>();

/** The integrity of each file of each container, which the containers' own code asks for before it loads one. */
const integrities: Record<string, GatedModule['assets']> = {};

/** Module federation. Every version is its own container, so that versions can run side by side. */
export const federationRuntime: CodeRuntime = {
  load: async ({ container, entryUrl, entryIntegrity, assets, expose }, nonce) => {
    Object.assign(globalThis, { portalIntegrity: integrities, ...(nonce !== undefined && { portalNonce: nonce }) });
    integrities[container] = assets;
    if (!(container in globalThis)) await loadEntry(entryUrl, entryIntegrity, nonce);
    // The federation runtime would fetch a missing container itself, without its integrity.
    if (!(container in globalThis)) throw new Error('The entry made no container.');
    // A host that is built with federation has an instance already.
    federation ??= getInstance() ?? createInstance({ name: 'portal_loader', remotes: [] });
    if (!registered.has(container))
      federation.registerRemotes([{ name: container, entry: entryUrl, shareScope: SHARE_SCOPE }]);
    registered.add(container);
    return federation.loadRemote(`${container}/${expose}`);
  },
};
