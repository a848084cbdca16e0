import type { RemoteModule } from '@portal/shared/federation/remoteModule';
import { mountModule } from '../app/mount.tsx';
import { createMeta } from '../app/createMeta.ts';
import { createSelfTest } from '../app/createSelfTest.ts';
import { authRoutes } from '../auth/index.ts';
import { orderingRoutes } from '../ordering/index.ts';

const rows = [...authRoutes, ...orderingRoutes];

/** Module name and build. */
export const meta: RemoteModule['meta'] = createMeta('ordering');

/** Self-test without rendering. */
export const selfTest: RemoteModule['selfTest'] = createSelfTest(rows);

/** Mounts the module into an element. */
export const mount: RemoteModule['mount'] = (element, options) => mountModule('ordering', rows, element, options);
