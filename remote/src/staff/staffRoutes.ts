import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { auditRoutes } from './audits/index.ts';
import { callRoutes } from './calls/index.ts';
import { healthRoutes } from './health/index.ts';
import { holdRoutes } from './holds/index.ts';
import { jobRoutes } from './jobs/index.ts';
import { kybRoutes } from './kyb/index.ts';
import { platformRoutes } from './platforms/index.ts';
import { recordRoutes } from './records/index.ts';
import { signupDomainRoutes } from './signup-domains/index.ts';
import { treatmentRoutes } from './treatments/index.ts';
import { wireInstructionsRoutes } from './wire-instructions/index.ts';
import { wireRoutes } from './wires/index.ts';

/** Pages of the staff who run the portal. */
export const staffRoutes: readonly RouteRow[] = [
  ...platformRoutes,
  ...treatmentRoutes,
  ...kybRoutes,
  ...signupDomainRoutes,
  ...holdRoutes,
  ...wireRoutes,
  ...wireInstructionsRoutes,
  ...auditRoutes,
  ...recordRoutes,
  ...healthRoutes,
  ...jobRoutes,
  ...callRoutes,
];
