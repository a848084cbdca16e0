import { appAccessRoutes } from '../../app-access/index.ts';
import { selectModuleRows } from '../../entities/permissions/selectModuleRows.ts';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { fundingRoutes } from '../../funding/index.ts';
import { onboardingRoutes } from '../../onboarding/index.ts';
import { orderingRoutes } from '../../ordering/index.ts';
import { printTemplatesRoutes } from '../../print-templates/index.ts';
import { reportsRoutes } from '../../reports/index.ts';
import { researchRoutes } from '../../research/index.ts';
import { staffRoutes } from '../../staff/index.ts';
import { templatesRoutes } from '../../templates/index.ts';
import { settingsRows } from './settingsRows.ts';

/** Every page of signed-in users. */
export const portalRows: readonly RouteRow[] = [
  ...selectModuleRows('ordering', orderingRoutes),
  ...selectModuleRows('funding', fundingRoutes),
  ...selectModuleRows('settings', settingsRows),
  ...templatesRoutes,
  ...printTemplatesRoutes,
  ...reportsRoutes,
  ...researchRoutes,
  ...staffRoutes,
  ...onboardingRoutes,
  ...appAccessRoutes,
];
