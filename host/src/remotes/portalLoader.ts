import { CONTRACT_VERSION, HOST_CAPABILITIES } from '@portal/shared/federation/contractVersion';
import { browserRegistryKeeper } from '@portal/shared/loader/browserRegistryKeeper';
import { createLoader } from '@portal/shared/loader/createLoader';
import { federationRuntime } from '@portal/shared/loader/federationRuntime';

/** The host's way to every module: the registry beside it, federation behind it. */
export const portalLoader = createLoader({
  registryUrl: '/remotes.json',
  host: { contract: CONTRACT_VERSION, capabilities: HOST_CAPABILITIES, origin: window.location.origin },
  runtime: federationRuntime,
  keeper: browserRegistryKeeper,
});
