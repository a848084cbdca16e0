import { accountsRoutes } from '../../accounts/index.ts';
import { agreementsRoutes } from '../../agreements/index.ts';
import { apiKeysRoutes } from '../../api-keys/index.ts';
import { authenticationRoutes } from '../../authentication/index.ts';
import { balanceAlertsRoutes } from '../../balance-alerts/index.ts';
import { businessReviewRoutes } from '../../business-review/index.ts';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { orderSettingsRoutes } from '../../order-settings/index.ts';
import { recordsRoutes } from '../../records/index.ts';
import { recipientsRoutes } from '../../recipients/index.ts';
import { settingsRoutes } from '../../settings/index.ts';
import { teamRoutes } from '../../team/index.ts';

/** Every page of settings. */
export const settingsRows: readonly RouteRow[] = [
  ...settingsRoutes,
  ...teamRoutes,
  ...accountsRoutes,
  ...balanceAlertsRoutes,
  ...orderSettingsRoutes,
  ...recipientsRoutes,
  ...apiKeysRoutes,
  ...authenticationRoutes,
  ...businessReviewRoutes,
  ...agreementsRoutes,
  ...recordsRoutes,
];
