import { isRefusedByPolicy } from '@portal/shared/federation/chunkFailure';
import { RemoteError, type ModuleName } from '@portal/shared/federation/remoteModule';
import type { FrameLoader } from '@portal/shared/loader/createLoader';
import type { SharedStore } from '@portal/shared/store/createSharedStore';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { readOverride } from '../override/storedOverride.ts';
import { portalLoader } from '../remotes/portalLoader.ts';
import { RemoteFailure } from '../remotes/RemoteFailure.tsx';
import { RemoteSlot } from '../remotes/RemoteSlot.tsx';
import { moduleAt } from './modulePages.ts';
import { HOST_OVERRIDE_PAGE, HOST_REMOTES_PAGE } from '@portal/shared/domain/access/paths';
import { REMOTE_PAGE } from './remoteAddress.ts';

const HOME_PATHS = ['/', '/index.html'];

/**
 * Minimal shell: the host owns the path, the remote the hash below it. The company's own pages are a chunk of their own,
 * so that the portal's first screen does without them.
 */
export async function drawPage(root: Root, path: string, store: SharedStore): Promise<void> {
  const alone = moduleAt(path);
  try {
    if (alone === null && path.startsWith(REMOTE_PAGE)) {
      root.render(await drawSlot('portal', 'full', store));
      return;
    }
    if (path === HOST_REMOTES_PAGE) {
      const { OperationsPage } = await import('../operations/OperationsPage.tsx');
      root.render(<OperationsPage session={store.session} />);
      return;
    }
    if (path === HOST_OVERRIDE_PAGE) {
      const { OverridePage } = await import('../override/OverridePage.tsx');
      root.render(<OverridePage session={store.session} />);
      return;
    }
    const { CompanyPage } = await import('../company/CompanyPage.tsx');
    root.render(
      <CompanyPage module={alone ?? (HOME_PATHS.includes(path) ? 'home' : 'unknown')} store={store}>
        {alone && (await drawSlot(alone, 'none', store))}
      </CompanyPage>,
    );
  } catch (cause) {
    const code = isRefusedByPolicy(cause) ? 'CSP' : 'CHUNK';
    const error = new RemoteError(code, 'The page could not be loaded.', { cause });
    root.render(<RemoteFailure error={error} onRetry={() => void drawPage(root, path, store)} />);
  }
}

/** Draws a module of the served version, or of the build that this tab tries. */
async function drawSlot(module: ModuleName, chrome: 'full' | 'none', store: SharedStore): Promise<ReactNode> {
  const draw = (loader: FrameLoader) => (
    <RemoteSlot loader={loader} remote="portal" module={module} store={store} chrome={chrome} />
  );
  const override = readOverride();
  if (override === null) return draw(portalLoader);
  const { OverrideFrame } = await import('../override/OverrideFrame.tsx');
  return (
    <OverrideFrame override={override} session={store.session}>
      {draw}
    </OverrideFrame>
  );
}
