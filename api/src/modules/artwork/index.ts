import type { Db } from '../../db/client.ts';
import { findBrandName } from '../catalog/index.ts';
import type { ApiModule } from '../ApiModule.ts';
import { artworkRoutes } from './artworkRoutes.ts';

export { artworkPath, brandArtwork, brandPalette } from './brandArtwork.ts';
export { seededNumbers } from './seededNumbers.ts';

/** Generated artwork: demo brands are invented, so no third party's pictures are copied. */
export const createArtworkModule = ({ db }: { readonly db: Db }): ApiModule => ({
  routes: artworkRoutes({ findBrandName: (brandKey) => findBrandName(db, brandKey) }),
});
