import type { Clock } from '../../runtime/clock.ts';
import type { Database, Db } from '../../db/client.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import type { ApiModule } from '../ApiModule.ts';
import type { Env } from '../../env/env.ts';
import { accountSwitchRoutes } from './accountSwitchRoutes.ts';
import { createAccountSwitchService } from './accountSwitchService.ts';
import { auditRoutes } from './auditRoutes.ts';
import { createAuditService } from './auditService.ts';
import { systemRoutes } from './systemRoutes.ts';
import { createSystemService } from './systemService.ts';
import { treatmentRoutes } from './treatmentRoutes.ts';
import { createTreatmentService } from './treatmentService.ts';

interface StaffDeps {
  readonly db: Db;
  readonly database: Pick<Database, 'db' | 'kind'>;
  readonly env: Env;
  readonly clock: Clock;
}

/** Wires what staff see and change of every platform. */
export const createStaffModule = (deps: StaffDeps): ApiModule => ({
  routes: routesOf([
    treatmentRoutes(createTreatmentService(deps)),
    accountSwitchRoutes(createAccountSwitchService(deps)),
    auditRoutes(createAuditService(deps)),
    systemRoutes(createSystemService(deps)),
  ]),
});
