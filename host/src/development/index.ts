import type { ModuleName } from '@portal/shared/federation/remoteModule';
import { countHeld } from './heldByPage.ts';

/** An entry of the development build before all other code, so that everything is counted. */
const held = countHeld(window);

/** For the console of the development host: `await countLeaks('funding')`; see docs/VERIFYING.md. */
async function countLeaks(module: ModuleName, times = 20) {
  // Shared packages are there once the page stands.
  const [{ portalLoader }, { createSharedStore }, { leaksOf }] = await Promise.all([
    import('../remotes/portalLoader.ts'),
    import('@portal/shared/store/createSharedStore'),
    import('./leaksOf.ts'),
  ]);
  const { remoteModule } = await portalLoader.load('portal', module);
  return leaksOf(remoteModule, times, { page: window, held, store: createSharedStore() });
}

Object.assign(window, { countLeaks });
