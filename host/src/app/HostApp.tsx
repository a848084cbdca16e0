import type { SharedStore } from '@portal/shared/store/createSharedStore';
import { portalLoader } from '../remotes/portalLoader.ts';
import { RemoteSlot } from '../remotes/RemoteSlot.tsx';
import { HomePage } from './HomePage.tsx';
import { REMOTE_PAGE } from './remoteAddress.ts';

/** Minimal shell: the host owns the path, the remote the hash below it. */
export function HostApp({ path, store }: { path: string; store: SharedStore }) {
  if (!path.startsWith(REMOTE_PAGE)) return <HomePage />;
  return <RemoteSlot loader={portalLoader} remote="portal" module="portal" store={store} />;
}
