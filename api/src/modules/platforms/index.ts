import type { FastifyPluginCallback } from 'fastify';
import { createTreatments } from '../../providers/flags/createTreatments.ts';
import { readOwnTreatments } from './platformRepository.ts';
import { platformsRoutes } from './platformsRoutes.ts';
import { createPlatformsService, type PlatformsDeps } from './platformsService.ts';

export { insertPlatform } from './platformRepository.ts';

/** Organisations. */
export function createPlatformsModule(deps: Omit<PlatformsDeps, 'readTreatments'>): { routes: FastifyPluginCallback } {
  const readTreatments = createTreatments((platformClientId) => readOwnTreatments(deps.db, platformClientId));
  return { routes: platformsRoutes(createPlatformsService({ ...deps, readTreatments })) };
}
