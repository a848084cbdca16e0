import type { RemoteModule } from '@portal/shared/federation/remoteModule';
import { mountModule } from '../app/mount.tsx';
import { metaOf } from '../app/metaOf.ts';
import { selfTestOf } from '../app/selfTest.ts';
import { authRoutes } from '../auth/index.ts';
import { fundingRoutes } from '../funding/index.ts';

const rows = [...authRoutes, ...fundingRoutes];

/** Which module this is, and of which build. */
export const meta: RemoteModule['meta'] = metaOf('funding');

/** Tries the module without drawing it. */
export const selfTest: RemoteModule['selfTest'] = selfTestOf(rows);

/** Draws the module into an element (federation 3). */
export const mount: RemoteModule['mount'] = (element, options) => mountModule('funding', rows, element, options);
