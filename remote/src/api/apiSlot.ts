import { STATE_SCHEMA } from '@portal/shared/federation/contractVersion';
import type { SlotDefinition } from '@portal/shared/store/slots';
import { portalApi } from './portalApi.ts';

/** The API's place in the host's store. One object a container, so that several mounts share it (federation 1.4). */
export const apiSlot: SlotDefinition = {
  reducer: portalApi.reducer,
  middleware: [portalApi.middleware],
  schema: STATE_SCHEMA,
  // The cache is asked for again rather than brought over.
  migrate: () => undefined,
  teardown: ({ dispatch }) => void dispatch(portalApi.util.resetApiState()),
};
