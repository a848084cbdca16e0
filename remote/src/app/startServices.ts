import { languageOf } from '@portal/shared/domain/people/languages';
import { CONTAINER_NAME } from '@portal/shared/federation/buildInfo';
import type { MountOptions } from '@portal/shared/federation/remoteModule';
import type { SharedStore } from '@portal/shared/store/createSharedStore';
import { configureApi } from '../api/apiEnvironment.ts';
import { apiSlot } from '../api/apiSlot.ts';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { ownSession, type SessionSource } from '../entities/session/sessionSource.ts';
import { browserLanguage, createI18n } from '../i18n/i18n.ts';
import { createToastStore } from '../ui/feedback/toastStore.ts';
import { createDraftStore } from '../ui/form/draftStore.ts';
import { forgetFailures } from '../ui/lazy/failedParts.ts';
import { isOutOfSync } from '../ui/lazy/isOutOfSync.ts';
import { safeStorage } from '../ui/storage/safeStorage.ts';
import { createOutOfSync } from './outOfSync.ts';
import { tell } from './embedder.ts';
import type { Services } from './services.ts';

export interface RunningServices {
  readonly services: Services;
  stop(): void;
}

const textOfThrown = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A host passes the store; the code that creates one is loaded only without a host. */
async function ownStore({ apiBaseUrl }: MountOptions): Promise<SharedStore> {
  const { createSharedStore } = await import('@portal/shared/store/createSharedStore');
  return createSharedStore(apiBaseUrl === undefined ? {} : { apiBaseUrl });
}

/** What guards and reads a session that is handed over is loaded only with one. */
async function sessionOf(shared: SharedStore, { session }: MountOptions): Promise<SessionSource> {
  if (session === undefined) return ownSession(shared.session);
  const { embeddersSession } = await import('./embeddersSession.ts');
  return embeddersSession(session);
}

/** Creates and disposes of the services of one mount; callbacks are read from `options` at each call. */
export async function startServices(rows: readonly RouteRow[], options: MountOptions): Promise<RunningServices> {
  const shared = options.store ?? (await ownStore(options));
  const session = await sessionOf(shared, options);
  configureApi({
    session: session.port,
    ...(options.apiBaseUrl === undefined ? {} : { apiBaseUrl: options.apiBaseUrl }),
  });
  const detach = shared.slots.attach(CONTAINER_NAME, apiSlot);
  const toasts = createToastStore();
  // Session and texts load in parallel.
  void session.start();
  const outOfSync = createOutOfSync();
  const i18n = await createI18n(options.locale === undefined ? browserLanguage() : languageOf(options.locale), {
    onGone: (error) => isOutOfSync(error) && outOfSync.set(error),
  });
  window.addEventListener('online', forgetFailures);

  let user = 'nobody';
  const drafts = createDraftStore(safeStorage('local'), () => {
    user = session.view().claims?.subject ?? user;
    return `portal.draft@1:${user}:`;
  });
  const emit: Services['emit'] = (event) => tell(() => options.onEvent?.(event));
  const services: Services = {
    shared,
    session,
    i18n,
    toasts,
    drafts,
    rows,
    outOfSync,
    isEmbedded: options.chrome === 'none',
    emit,
    reportFailure: (code, error) => emit({ type: 'error', code, message: textOfThrown(error) }),
  };
  return {
    services,
    stop: () => {
      window.removeEventListener('online', forgetFailures);
      toasts.dispose();
      detach();
    },
  };
}
