import type { CodeRuntime } from '../federationRuntime.ts';

/** Module federation, fetched with the first module that is loaded. */
export const lazyRuntime: CodeRuntime = {
  load: async (module, nonce) => (await import('../federationRuntime.ts')).federationRuntime.load(module, nonce),
};
