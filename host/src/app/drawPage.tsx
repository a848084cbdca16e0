import { isRefusedByPolicy } from '@portal/shared/federation/chunkFailure';
import { RemoteError, type ModuleName } from '@portal/shared/federation/remoteModule';
import type { SharedStore } from '@portal/shared/store/createSharedStore';
import type { Root } from 'react-dom/client';
import { portalLoader } from '../remotes/portalLoader.ts';
import { RemoteFailure } from '../remotes/RemoteFailure.tsx';
import { RemoteSlot } from '../remotes/RemoteSlot.tsx';
import { moduleAt } from './modulePages.ts';
import { HOST_REMOTES_PAGE } from '@portal/shared/domain/access/paths';
import { REMOTE_PAGE } from './remoteAddress.ts';

const HOME_PATHS = ['/', '/index.html'];

/**
 * Minimal shell: the host owns the path, the remote the hash below it. The company's own pages are a chunk of their own,
 * so that the portal's first screen does without them.
 */
export async function drawPage(root: Root, path: string, store: SharedStore): Promise<void> {
  const slot = (module: ModuleName, chrome: 'full' | 'none') => (
    <RemoteSlot loader={portalLoader} remote="portal" module={module} store={store} chrome={chrome} />
  );
  const alone = moduleAt(path);
  if (alone === null && path.startsWith(REMOTE_PAGE)) {
    root.render(slot('portal', 'full'));
    return;
  }
  try {
    if (path === HOST_REMOTES_PAGE) {
      const { OperationsPage } = await import('../operations/OperationsPage.tsx');
      root.render(<OperationsPage session={store.session} />);
      return;
    }
    const { CompanyPage } = await import('../company/CompanyPage.tsx');
    root.render(
      <CompanyPage module={alone ?? (HOME_PATHS.includes(path) ? 'home' : 'unknown')} store={store}>
        {alone && slot(alone, 'none')}
      </CompanyPage>,
    );
  } catch (cause) {
    const code = isRefusedByPolicy(cause) ? 'CSP' : 'CHUNK';
    const error = new RemoteError(code, 'The page could not be loaded.', { cause });
    root.render(<RemoteFailure error={error} onRetry={() => void drawPage(root, path, store)} />);
  }
}
