import type { RemoteModule } from '@portal/shared/federation/remoteModule';
import { mountModule } from '../app/mount.tsx';
import { metaOf } from '../app/metaOf.ts';
import { selfTestOf } from '../app/selfTest.ts';
import { authRoutes } from '../auth/index.ts';
import { orderingRoutes } from '../ordering/index.ts';

const rows = [...authRoutes, ...orderingRoutes];

/** Which module this is, and of which build. */
export const meta: RemoteModule['meta'] = metaOf('ordering');

/** Tries the module without drawing it. */
export const selfTest: RemoteModule['selfTest'] = selfTestOf(rows);

/** Draws the module into an element (federation 3). */
export const mount: RemoteModule['mount'] = (element, options) => mountModule('ordering', rows, element, options);
