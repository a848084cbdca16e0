import type { Routes } from '../../plugins/defineRoute.ts';
import { remotesRoutes } from './remotesRoutes.ts';
import { createRemotesService, type RemotesDeps } from './remotesService.ts';

export { deleteOldFailures } from './remoteFailureRepository.ts';

/** Versions of the remote: failures that pages report, and what staff see. */
export const createRemotesModule = (deps: RemotesDeps): { routes: Routes } => ({
  routes: remotesRoutes(createRemotesService(deps)),
});
