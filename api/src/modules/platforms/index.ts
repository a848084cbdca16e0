import type { Db } from '../../db/client.ts';
import { createTreatments, type ReadTreatments } from '../../providers/flags/createTreatments.ts';
import type { ApiModule } from '../ApiModule.ts';
import { readOwnTreatments } from './platformRepository.ts';
import { platformsRoutes } from './platformsRoutes.ts';
import { createPlatformsService, type PlatformsDeps } from './platformsService.ts';

export { documentOf } from './documentOf.ts';
export {
  findPlatform,
  findPlatformBy,
  findStaffEmail,
  hasAllowlist,
  holdKybStatus,
  insertPlatform,
  isPlatformActive,
  lockPlatform,
  updatePlatform,
} from './platformRepository.ts';
export { countPlatforms, findPlatformsNamed, listPlatforms } from './platformsReadModel.ts';

/** Reads every feature's treatment for a platform. */
export const treatmentsOf = (db: Db): ReadTreatments =>
  createTreatments((platformClientId) => readOwnTreatments(db, platformClientId));

/** Organisations. */
export const createPlatformsModule = (deps: PlatformsDeps): ApiModule => ({
  routes: platformsRoutes(createPlatformsService(deps)),
});
