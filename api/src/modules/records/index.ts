import type { Db } from '../../db/client.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { ApiModule } from '../ApiModule.ts';
import { recordRoutes } from './recordRoutes.ts';
import { createRecordService } from './recordService.ts';

/** Records as they are stored, read by their identifiers: by staff of every organisation, by others of their own. */
export const createRecordsModule = (deps: { readonly db: Db; readonly clock: Clock }): ApiModule => ({
  routes: recordRoutes(createRecordService(deps)),
});
