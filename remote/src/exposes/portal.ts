import type { RemoteModule } from '@portal/shared/federation/remoteModule';
import { mountModule } from '../app/mount.tsx';
import { createMeta } from '../app/createMeta.ts';
import { createSelfTest } from '../app/createSelfTest.ts';
import type { ModuleRows } from '../app/routeTable.ts';
import { authRoutes } from '../auth/index.ts';
import { legalRoutes } from '../legal/index.ts';
import { signUpRoutes } from '../sign-up/index.ts';
import { emulationRoutes } from '../staff/index.ts';

const rows: ModuleRows = {
  open: [...authRoutes, ...signUpRoutes, ...legalRoutes, ...emulationRoutes],
  load: async () => (await import('./rows/portalRows.ts')).portalRows,
};

/** Module name and build. */
export const meta: RemoteModule['meta'] = createMeta('portal');

/** Self-test without rendering. */
export const selfTest: RemoteModule['selfTest'] = createSelfTest(rows);

/** Mounts the module into an element. */
export const mount: RemoteModule['mount'] = (element, options) => mountModule('portal', rows, element, options);
