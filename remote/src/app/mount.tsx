import { SCOPE_CLASS } from '@portal/shared/federation/buildInfo';
import { STATE_SCHEMA } from '@portal/shared/federation/contractVersion';
import {
  isRemoteError,
  RemoteError,
  type ModuleName,
  type MountHandle,
  type MountOptions,
  type StateSnapshot,
} from '@portal/shared/federation/remoteModule';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { toGivenLanguage } from '../i18n/givenLanguage.ts';
import { browserLanguage } from '../i18n/i18n.ts';
import { hasMutationInFlight } from './apiState.ts';
import { holdBuildStyles } from './buildStyles.ts';
import { Portal } from './Portal.tsx';
import { claimHash, isAnchorOfPage } from './hashOwner.ts';
import { createPortalRouter, type PortalRouter } from './router.tsx';
import { requireApiAddress } from './requireApiAddress.ts';
import { requireOptions } from './requireOptions.ts';
import type { ModuleRows } from './routeTable.ts';
import type { Services } from './services.ts';
import { startServices, type RunningServices } from './startServices.ts';

const NOTHING = () => undefined;

interface Mounted {
  readonly module: ModuleName;
  readonly root: Root;
  readonly running: RunningServices;
  readonly router: PortalRouter;
  readonly scopes: Scopes;
  readonly unwatchLinks: () => void;
  /** Current options: `update` mutates them, so that callbacks are always the newest. */
  readonly options: MountOptions;
  readonly state: { isCommitted: boolean };
}

interface Scopes {
  readonly root: HTMLElement;
  readonly portal: HTMLElement;
  readonly portalTarget: HTMLElement;
  /** Takes the styles out of the shadow root that the element is in, and switches off those of the page after the last mount. */
  readonly releaseStyles: () => void;
}

/** Mounts rows into an element. Resolves after the first commit; rejects with MOUNT when rendering fails before it. */
export async function mountModule(
  module: ModuleName,
  rows: ModuleRows,
  element: HTMLElement,
  options: MountOptions = {},
): Promise<MountHandle> {
  if (options.signal?.aborted) throw new RemoteError('MOUNT', 'Mounting was cancelled');
  requireOptions(options);
  requireApiAddress(options);
  const live = { ...options };
  const running = await startServices(rows, live, module);
  if (options.restore) running.services.drafts.restore(options.restore.drafts);
  const scopes = await openScopes(element, options.portalRoot);
  const router = await createRouter(running.services, element, options);
  const unwatchLinks = router.watchLinks?.([scopes.root, scopes.portal]) ?? NOTHING;
  const mounted = await firstCommit({ module, running, router, scopes, unwatchLinks, options: live });
  const handle = createHandle(mounted);
  options.signal?.addEventListener('abort', () => void handle.unmount(), { once: true });
  if (options.restore) element.scrollTop = options.restore.scrollTop;
  running.services.emit({ type: 'ready', module });
  return handle;
}

/** Creates the router of a mount; the code of one that leaves the hash alone is loaded only then. */
async function createRouter(
  { routes, module }: Services,
  element: HTMLElement,
  { navigation, restore, initialPath: wanted }: MountOptions,
): Promise<PortalRouter> {
  if (navigation !== undefined) {
    const { createEmbeddedRouter } = await import('./embeddersRouter.ts');
    return createEmbeddedRouter(routes, module, navigation);
  }
  const releaseHash = claimHash(element);
  const options = { initialPath: restore?.path ?? wanted, releaseHash };
  if (releaseHash !== null && !isAnchorOfPage()) return createPortalRouter(routes, options);
  const { createMemoryPortalRouter } = await import('./memoryRouter.ts');
  return createMemoryPortalRouter(routes, options);
}

/** Dialogs stand outside of what clips or moves the element, but within its shadow root, which has the styles. */
async function openScopes(element: HTMLElement, portalRoot?: HTMLElement): Promise<Scopes> {
  const root = document.createElement('div');
  const portal = document.createElement('div');
  const portalTarget = document.createElement('div');
  root.className = SCOPE_CLASS;
  portal.className = SCOPE_CLASS;
  portalTarget.className = 'pr-root pr-root--portal';
  portal.append(portalTarget);
  element.append(root);
  const releasePage = holdBuildStyles();
  const tree = element.getRootNode();
  const inShadow = tree instanceof ShadowRoot ? tree : null;
  (portalRoot ?? inShadow ?? document.body).append(portal);
  const releaseShadow = inShadow ? await (await import('./shadowStyles.ts')).keepStyles(inShadow) : NOTHING;
  const releaseStyles = (): void => {
    releaseShadow();
    releasePage();
  };
  return { root, portal, portalTarget, releaseStyles };
}

function closeScopes(scopes: Scopes): void {
  scopes.releaseStyles();
  scopes.root.remove();
  scopes.portal.remove();
}

function firstCommit(parts: Omit<Mounted, 'root' | 'state'>): Promise<Mounted> {
  return new Promise((resolve, reject) => {
    const state = { isCommitted: false };
    const root = createRoot(parts.scopes.root, {
      onUncaughtError: (error) => {
        const code = state.isCommitted ? 'RENDER' : 'MOUNT';
        const failure = isRemoteError(error)
          ? error
          : new RemoteError(code, 'The module could not be drawn', { cause: error });
        parts.running.services.emit({ type: 'error', code: failure.code, message: failure.message });
        if (state.isCommitted) return;
        queueMicrotask(() => void close({ ...parts, root, state }));
        reject(failure);
      },
    });
    const mounted: Mounted = { ...parts, root, state };
    draw(mounted, () => {
      state.isCommitted = true;
      resolve(mounted);
    });
  });
}

function draw({ root, running, router, scopes, options, state }: Mounted, onCommitted: () => void = NOTHING): void {
  root.render(
    <StrictMode>
      <Portal
        services={running.services}
        router={router.router}
        theme={options.theme ?? DEFAULT_THEME}
        nonce={options.nonce}
        locale={options.locale}
        returnPage={options.returnPage}
        loginPage={options.loginPage}
        scopes={scopes}
        onCommitted={onCommitted}
        hasCommitted={() => state.isCommitted}
      />
    </StrictMode>,
  );
}

const DEFAULT_THEME = {};

async function close({ root, running, router, scopes, unwatchLinks }: Mounted): Promise<void> {
  const isRemoved = !scopes.root.isConnected;
  // React warns about unmounting while a host renders, so it happens in a later task.
  await Promise.resolve();
  // Whoever types has not left: what the page shows next may be the same module.
  running.services.drafts.hold();
  root.unmount();
  unwatchLinks();
  router.dispose(isRemoved);
  running.stop();
  closeScopes(scopes);
}

function createHandle(mounted: Mounted): MountHandle {
  let closing: Promise<void> | undefined;
  const { services } = mounted.running;
  return {
    update: (changes) => {
      requireOptions(changes);
      Object.assign(mounted.options, changes);
      if ('locale' in changes) changeLanguage(services, changes.locale);
      if (changes.availability !== undefined) services.availability.set(changes.availability);
      draw(mounted);
    },
    canSwap: () =>
      hasMutationInFlight(services.shared) ? { ok: false, reason: services.i18n.t('busyWithChange') } : { ok: true },
    suspend: () => Promise.resolve(toSnapshot(mounted)),
    unmount: () => (closing ??= close(mounted).catch(NOTHING)),
  };
}

/** Speaks a language that the embedder gives now; where it gives none any more, SignedInData takes that of the profile. */
function changeLanguage({ i18n, session }: Services, locale: string | undefined): void {
  const given = toGivenLanguage(locale);
  if (given !== null) void i18n.changeLanguage(given);
  else if (session.view().status === 'signed-out') void i18n.changeLanguage(browserLanguage());
}

const toSnapshot = ({ module, router, running, scopes }: Mounted): StateSnapshot => ({
  module,
  stateSchema: STATE_SCHEMA,
  path: router.path(),
  scrollTop: scopes.root.parentElement?.scrollTop ?? 0,
  drafts: running.services.drafts.all(),
  slots: {},
});
