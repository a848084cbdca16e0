import { CONTAINER_NAME, PORTAL_VERSION } from '@portal/shared/federation/buildInfo';
import {
  isRemoteError,
  type Availability,
  type ModuleName,
  type MountOptions,
} from '@portal/shared/federation/remoteModule';
import type { SharedStore } from '@portal/shared/store/createSharedStore';
import { configureApi } from '../api/apiEnvironment.ts';
import { apiSlot } from '../api/apiSlot.ts';
import { ownSession, type SessionSource } from '../entities/session/sessionSource.ts';
import { toGivenLanguage } from '../i18n/givenLanguage.ts';
import { browserLanguage, createI18n } from '../i18n/i18n.ts';
import { createToastStore } from '../ui/feedback/toastStore.ts';
import { createDraftStore } from '../ui/form/draftStore.ts';
import { forgetFailures } from '../chunks/failedParts.ts';
import { isGone, isOutOfSync } from '../chunks/isOutOfSync.ts';
import { safeStorage } from '../browser/safeStorage.ts';
import { createObservable } from './observable.ts';
import { notifyEmbedder } from './embedder.ts';
import { refuseOption } from './requireOptions.ts';
import { createRouteTable, type ModuleRows } from './routeTable.ts';
import type { Services } from './services.ts';

export interface RunningServices {
  readonly services: Services;
  stop(): void;
}

const toErrorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface StoreHandle {
  readonly shared: SharedStore;
  readonly release: () => void;
}

/** Takes this version's slot of a store; refused where another copy of the version, loaded apart, has it. */
function attachSlot({ slots }: SharedStore): () => void {
  try {
    return slots.attach(CONTAINER_NAME, apiSlot);
  } catch (cause) {
    return refuseOption('store', `${toErrorMessage(cause)} ${SECOND_COPY}`);
  }
}

const SECOND_COPY =
  'Another copy of this version of the portal is mounted on this page. Load all its modules by one loader, or from one remote.';

/** A host passes the store, and ends it; the code that creates one is loaded only without a host. */
async function acquireStore({ store, apiBaseUrl }: MountOptions): Promise<StoreHandle> {
  if (store !== undefined) return { shared: store, release: attachSlot(store) };
  const { createSharedStore, endUnused } = await import('@portal/shared/store/createSharedStore');
  const shared = createSharedStore(apiBaseUrl === undefined ? {} : { apiBaseUrl });
  // In one step with its creation: the last of another module's mounts may end now, and would take the store with it.
  const detach = attachSlot(shared);
  const release = (): void => {
    detach();
    endUnused(shared);
  };
  return { shared, release };
}

/** Returns the session of a mount; the code that guards and reads one that is handed over is loaded only with one. */
async function createSession(shared: SharedStore, { session }: MountOptions): Promise<SessionSource> {
  if (session === undefined) return ownSession(shared.session);
  const { embeddersSession } = await import('./embeddersSession.ts');
  return embeddersSession(session);
}

/** A page without our loader knows of no registry. */
const ALL_AVAILABLE: Availability = { switchedOff: {}, newerVersion: null, refresh: () => Promise.resolve() };

/** Creates and disposes of the services of one mount; callbacks are read from `options` at each call. */
export async function startServices(
  rows: ModuleRows,
  options: MountOptions,
  module: ModuleName = 'portal',
): Promise<RunningServices> {
  const emit: Services['emit'] = (event) => notifyEmbedder(() => options.onEvent?.(event));
  const { shared, release } = await acquireStore(options);
  const session = await createSession(shared, options);
  configureApi({
    session: session.port,
    isHandedOver: session.client === null,
    ...(options.apiBaseUrl === undefined ? {} : { apiBaseUrl: options.apiBaseUrl }),
  });
  const toasts = createToastStore();
  // A file that the server does not have is the version's fault: this browser goes round the version from the next load.
  const reportFailure: Services['reportFailure'] = (code, error) =>
    emit({ type: 'error', code: code === 'CHUNK' && isGone(error) ? 'HTTP' : code, message: toErrorMessage(error) });
  // Session and texts load in parallel.
  void session.start();
  const outOfSync = createObservable<unknown>(null);
  const i18n = await createI18n(toGivenLanguage(options.locale) ?? browserLanguage(), {
    onGone: (error) => {
      if (!isOutOfSync(error)) return;
      outOfSync.set(error);
      if (isRemoteError(error)) reportFailure(error.code, error);
    },
  });
  window.addEventListener('online', forgetFailures);
  const reportViolation = (event: SecurityPolicyViolationEvent): void => {
    if (`${event.blockedURI} ${event.sourceFile}`.includes(`/${PORTAL_VERSION}/`))
      emit({ type: 'error', code: 'CSP', message: `${event.effectiveDirective} ${event.blockedURI}` });
  };
  document.addEventListener('securitypolicyviolation', reportViolation);

  let user = 'nobody';
  const drafts = createDraftStore(safeStorage('local'), () => {
    user = session.view().claims?.subject ?? user;
    return `portal.draft@1:${user}:`;
  });
  const services: Services = {
    shared,
    session,
    i18n,
    toasts,
    drafts,
    routes: createRouteTable(rows),
    module,
    availability: createObservable(options.availability ?? ALL_AVAILABLE),
    outOfSync,
    isEmbedded: options.chrome === 'none',
    hasOwnBar: options.chrome === 'none' && module === 'ordering' && options.ownBar !== false,
    emit,
    reportFailure,
  };
  return {
    services,
    stop: () => {
      window.removeEventListener('online', forgetFailures);
      document.removeEventListener('securitypolicyviolation', reportViolation);
      toasts.dispose();
      release();
    },
  };
}
