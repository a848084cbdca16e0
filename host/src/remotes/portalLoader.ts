import { CONTRACT_VERSION, HOST_CAPABILITIES } from '@portal/shared/federation/contractVersion';
import { browserRegistryKeeper } from '@portal/shared/loader/browserRegistryKeeper';
import { createLoader } from '@portal/shared/loader/createLoader';
import { federationRuntime } from '@portal/shared/loader/federationRuntime';
import { REGISTRY_URL } from './registryUrl.ts';

/** The host's loader of all portal modules. */
export const portalLoader = createLoader({
  registryUrl: REGISTRY_URL,
  host: { contract: CONTRACT_VERSION, capabilities: HOST_CAPABILITIES, origin: window.location.origin },
  runtime: federationRuntime,
  keeper: browserRegistryKeeper,
});
