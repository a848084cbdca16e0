import type { RemoteModule } from '@portal/shared/federation/remoteModule';
import { accountsRoutes } from '../accounts/index.ts';
import { mountModule } from '../app/mount.tsx';
import { createMeta } from '../app/createMeta.ts';
import { createSelfTest } from '../app/createSelfTest.ts';
import { authRoutes } from '../auth/index.ts';
import { balanceAlertsRoutes } from '../balance-alerts/index.ts';
import { settingsRoutes } from '../settings/index.ts';
import { teamRoutes } from '../team/index.ts';

const rows = [...authRoutes, ...settingsRoutes, ...teamRoutes, ...accountsRoutes, ...balanceAlertsRoutes];

/** Module name and build. */
export const meta: RemoteModule['meta'] = createMeta('settings');

/** Self-test without rendering. */
export const selfTest: RemoteModule['selfTest'] = createSelfTest(rows);

/** Mounts the module into an element. */
export const mount: RemoteModule['mount'] = (element, options) => mountModule('settings', rows, element, options);
