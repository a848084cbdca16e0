import { PORTAL_VERSION } from '@portal/shared/federation/buildInfo';
import { CONTRACT_VERSION, STATE_SCHEMA } from '@portal/shared/federation/contractVersion';
import type { ModuleName, RemoteMeta } from '@portal/shared/federation/remoteModule';

/** Metadata that the loader compares with the registry entry. */
export const createMeta = (module: ModuleName): RemoteMeta => ({
  module,
  version: PORTAL_VERSION,
  contract: CONTRACT_VERSION,
  stateSchema: STATE_SCHEMA,
});
