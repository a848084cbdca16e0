import type { FastifyPluginCallback } from 'fastify';
import { platformsRoutes } from './platformsRoutes.ts';
import { createPlatformsService, type PlatformsDeps } from './platformsService.ts';

export { insertPlatform } from './platformRepository.ts';

/** Organisations. */
export const createPlatformsModule = (deps: PlatformsDeps): { routes: FastifyPluginCallback } => ({
  routes: platformsRoutes(createPlatformsService(deps)),
});
