import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import { createStaffInstructionsService } from './staffInstructionsService.ts';
import { staffWireRoutes } from './staffWireRoutes.ts';

interface WiresModuleDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Wires the operator's bank details. */
export const createWiresModule = ({ db, clock }: WiresModuleDeps) => ({
  routes: staffWireRoutes({ instructions: createStaffInstructionsService({ db, clock }) }),
});
