import { STATE_SCHEMA } from '@portal/shared/federation/contractVersion';
import type { SlotDefinition } from '@portal/shared/store/slots';
import { portalApi } from './portalApi.ts';

/** The API's slot in the host's store. One object per container, so that several mounts share it. */
export const apiSlot: SlotDefinition = {
  reducer: portalApi.reducer,
  middleware: [portalApi.middleware],
  schema: STATE_SCHEMA,
  // The cache is refetched rather than migrated.
  migrate: () => undefined,
  teardown: ({ dispatch }) => void dispatch(portalApi.util.resetApiState()),
};
