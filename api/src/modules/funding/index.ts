import type { Db } from '../../db/client.ts';
import { fundingRoutes } from './fundingRoutes.ts';
import { createFundingService } from './fundingService.ts';

/** Wires the funding history. */
export const createFundingModule = ({ db }: { readonly db: Db }) => ({
  routes: fundingRoutes({ service: createFundingService(db) }),
});
