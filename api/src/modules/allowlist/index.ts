import type { FastifyPluginCallback } from 'fastify';
import type { Db } from '../../db/client.ts';
import { allowlistRoutes } from './allowlistRoutes.ts';
import { createAllowlistService } from './allowlistService.ts';

export { hasAllowlist, listedKeys } from './allowlistReadModel.ts';

/** Wires recipient lists. */
export const createAllowlistModule = ({ db }: { readonly db: Db }): { readonly routes: FastifyPluginCallback } => ({
  routes: allowlistRoutes(createAllowlistService(db)),
});
