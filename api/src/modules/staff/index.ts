import type { FastifyPluginCallback } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import { auditRoutes } from './auditRoutes.ts';
import { createAuditService } from './auditService.ts';
import { treatmentRoutes } from './treatmentRoutes.ts';
import { createTreatmentService } from './treatmentService.ts';

interface StaffDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** What staff see and change of every platform. */
export const createStaffModule = (deps: StaffDeps): { routes: FastifyPluginCallback } => ({
  routes: routesOf([...treatmentRoutes(createTreatmentService(deps)), ...auditRoutes(createAuditService(deps))]),
});
