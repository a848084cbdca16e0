import type { ApiModule } from '../ApiModule.ts';
import { deleteOldFailures } from './remoteFailureRepository.ts';
import { remotesRoutes } from './remotesRoutes.ts';
import { createRemotesService, type RemotesDeps } from './remotesService.ts';

/** Versions of the remote: failures that pages report, and what staff see. */
export const createRemotesModule = (deps: RemotesDeps): ApiModule => ({
  routes: remotesRoutes(createRemotesService(deps)),
  housekeeping: [{ name: 'delete old failures of remotes', run: (now) => deleteOldFailures(deps.db, now) }],
});
