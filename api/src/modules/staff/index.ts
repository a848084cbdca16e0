import type { FastifyPluginCallback } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import type { SendNotice } from '../../delivery/queueNotice.ts';
import { auditRoutes } from './auditRoutes.ts';
import { createAuditService } from './auditService.ts';
import { kybRoutes } from './kybRoutes.ts';
import { createKybService } from './kybService.ts';
import { treatmentRoutes } from './treatmentRoutes.ts';
import { createTreatmentService } from './treatmentService.ts';

interface StaffDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sendNotice: SendNotice;
}

/** What staff see and change of every platform. */
export const createStaffModule = (deps: StaffDeps): { routes: FastifyPluginCallback } => ({
  routes: routesOf([
    ...treatmentRoutes(createTreatmentService(deps)),
    ...kybRoutes(createKybService(deps)),
    ...auditRoutes(createAuditService(deps)),
  ]),
});
