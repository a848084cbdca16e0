import type { RemoteModule } from '@portal/shared/federation/remoteModule';
import { mountModule } from '../app/mount.tsx';
import { createMeta } from '../app/createMeta.ts';
import { createSelfTest } from '../app/createSelfTest.ts';
import { authRoutes } from '../auth/index.ts';
import { fundingRoutes } from '../funding/index.ts';

const rows = [...authRoutes, ...fundingRoutes];

/** Module name and build. */
export const meta: RemoteModule['meta'] = createMeta('funding');

/** Self-test without rendering. */
export const selfTest: RemoteModule['selfTest'] = createSelfTest(rows);

/** Mounts the module into an element. */
export const mount: RemoteModule['mount'] = (element, options) => mountModule('funding', rows, element, options);
