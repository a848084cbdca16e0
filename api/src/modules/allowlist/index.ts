import type { Db } from '../../db/client.ts';
import type { ApiModule } from '../ApiModule.ts';
import { allowlistRoutes } from './allowlistRoutes.ts';
import { createAllowlistService } from './allowlistService.ts';

export { isListed, listedKeys, unlistedKeys } from './allowlistReadModel.ts';

/** Wires recipient lists. */
export const createAllowlistModule = ({ db }: { readonly db: Db }): ApiModule => ({
  routes: allowlistRoutes(createAllowlistService(db)),
});
