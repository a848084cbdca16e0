import { CONTRACT_VERSION, HOST_CAPABILITIES } from '@portal/shared/federation/contractVersion';
import type { Browser } from '@portal/shared/loader/browserMemory';
import { createLoader, type FrameLoader } from '@portal/shared/loader/createLoader';
import { federationRuntime } from '@portal/shared/loader/federationRuntime';
import type { RegistrySource } from '@portal/shared/loader/fetchRegistry';

/** Returns the registry of a build. Its developer has signed it with a key of their own, or with none. */
export const getRegistrySource = (origin: string): RegistrySource => ({
  url: `${origin}/remotes.json`,
  keys: [],
  keeper: { read: () => null, keep: () => undefined },
});

/** Returns the loader of a build: nothing of it is kept in this browser, nor told to the operators. */
export function createOverrideLoader(origin: string): FrameLoader {
  let browser: Browser = { id: '', platform: null, failed: [] };
  return createLoader({
    registry: getRegistrySource(origin),
    host: { contract: CONTRACT_VERSION, capabilities: HOST_CAPABILITIES },
    runtime: federationRuntime,
    memory: {
      read: () => browser,
      keep: (changes) => {
        browser = { ...browser, ...changes };
      },
    },
    isReported: false,
  });
}
