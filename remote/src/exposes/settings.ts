import type { RemoteModule } from '@portal/shared/federation/remoteModule';
import { mountModule } from '../app/mount.tsx';
import { createMeta } from '../app/createMeta.ts';
import { createSelfTest } from '../app/createSelfTest.ts';
import type { ModuleRows } from '../app/routeTable.ts';
import { authRoutes } from '../auth/index.ts';

const rows: ModuleRows = {
  open: authRoutes,
  load: async () => (await import('./rows/settingsRows.ts')).settingsRows,
};

/** Module name and build. */
export const meta: RemoteModule['meta'] = createMeta('settings');

/** Self-test without rendering. */
export const selfTest: RemoteModule['selfTest'] = createSelfTest(rows);

/** Mounts the module into an element. */
export const mount: RemoteModule['mount'] = (element, options) => mountModule('settings', rows, element, options);
