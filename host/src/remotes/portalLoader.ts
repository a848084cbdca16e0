import { CONTRACT_VERSION, HOST_CAPABILITIES } from '@portal/shared/federation/contractVersion';
import { createLoader } from '@portal/shared/loader/createLoader';
import { federationRuntime } from '@portal/shared/loader/federationRuntime';
import { REGISTRY_SOURCE } from './registrySource.ts';

/** The host's loader of all portal modules. */
export const portalLoader = createLoader({
  registry: REGISTRY_SOURCE,
  host: { contract: CONTRACT_VERSION, capabilities: HOST_CAPABILITIES },
  runtime: federationRuntime,
});
