import type { RemoteModule } from '@portal/shared/federation/remoteModule';
import { accountsRoutes } from '../accounts/index.ts';
import { mountModule } from '../app/mount.tsx';
import { createMeta } from '../app/createMeta.ts';
import { createSelfTest } from '../app/createSelfTest.ts';
import { selectModuleRows } from '../entities/permissions/selectModuleRows.ts';
import { authRoutes } from '../auth/index.ts';
import { balanceAlertsRoutes } from '../balance-alerts/index.ts';
import { fundingRoutes } from '../funding/index.ts';
import { legalRoutes } from '../legal/index.ts';
import { orderingRoutes } from '../ordering/index.ts';
import { settingsRoutes } from '../settings/index.ts';
import { staffRoutes } from '../staff/index.ts';
import { teamRoutes } from '../team/index.ts';
import { templatesRoutes } from '../templates/index.ts';

const rows = [
  ...authRoutes,
  ...selectModuleRows('ordering', orderingRoutes),
  ...selectModuleRows('funding', fundingRoutes),
  ...selectModuleRows('settings', [...settingsRoutes, ...teamRoutes, ...accountsRoutes, ...balanceAlertsRoutes]),
  ...templatesRoutes,
  ...legalRoutes,
  ...staffRoutes,
];

/** Module name and build. */
export const meta: RemoteModule['meta'] = createMeta('portal');

/** Self-test without rendering. */
export const selfTest: RemoteModule['selfTest'] = createSelfTest(rows);

/** Mounts the module into an element. */
export const mount: RemoteModule['mount'] = (element, options) => mountModule('portal', rows, element, options);
