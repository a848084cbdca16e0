import type { FastifyPluginCallback } from 'fastify';
import type { Database } from '../../db/client.ts';
import { createHealthService } from './healthService.ts';
import { systemRoutes } from './systemRoutes.ts';

export { version } from './version.ts';

/** Health. */
export const createSystemModule = (database: Pick<Database, 'db' | 'kind'>): { routes: FastifyPluginCallback } => ({
  routes: systemRoutes(createHealthService(database)),
});
