import type { Db } from '../../db/client.ts';
import type { Routes } from '../../plugins/defineRoute.ts';
import { allowlistRoutes } from './allowlistRoutes.ts';
import { createAllowlistService } from './allowlistService.ts';

export { isListed, listedKeys, unlistedKeys } from './allowlistReadModel.ts';

/** Wires recipient lists. */
export const createAllowlistModule = ({ db }: { readonly db: Db }): { readonly routes: Routes } => ({
  routes: allowlistRoutes(createAllowlistService(db)),
});
