import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import type { FileReader } from '../../files/createFileReader.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import type { ReadTreatments } from '../../providers/flags/createTreatments.ts';
import type { ApiModule } from '../ApiModule.ts';
import { deleteExpiredFormerEntries } from './allowlistRepository.ts';
import { allowlistRoutes } from './allowlistRoutes.ts';
import { createAllowlistService } from './allowlistService.ts';
import { changeAllowlistRoutes, checkAllowlistRoutes } from './changeAllowlistRoutes.ts';
import { createChangeAllowlistService } from './changeAllowlistService.ts';
import { createCheckAllowlistService } from './checkAllowlistService.ts';
import { createRequirePage } from './requirePage.ts';

export { isListed, listedKeys, unlistedKeys } from './allowlistReadModel.ts';

interface AllowlistModuleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: FileReader;
  readonly readTreatments: ReadTreatments;
}

/** Wires recipient lists. */
export function createAllowlistModule({ db, clock, files, readTreatments }: AllowlistModuleDeps): ApiModule {
  const requirePage = createRequirePage(readTreatments);
  const reading = allowlistRoutes(createAllowlistService({ db, clock }));
  const changing = changeAllowlistRoutes(db, requirePage, createChangeAllowlistService({ db, clock }));
  const checking = checkAllowlistRoutes(requirePage, createCheckAllowlistService({ db, files }));
  return {
    routes: routesOf([reading, changing, checking]),
    housekeeping: [{ name: 'delete former recipient lists', run: (now) => deleteExpiredFormerEntries(db, now) }],
  };
}
