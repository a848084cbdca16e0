import { languageOf } from '@portal/shared/domain/languages';
import { CONTAINER_NAME } from '@portal/shared/federation/buildInfo';
import type { MountOptions } from '@portal/shared/federation/remoteModule';
import { createSharedStore } from '@portal/shared/store/createSharedStore';
import { configureApi } from '../api/apiEnvironment.ts';
import { apiSlot } from '../api/apiSlot.ts';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { embeddersSession, ownSession } from '../entities/session/sessionSource.ts';
import { browserLanguage, createI18n } from '../i18n/i18n.ts';
import { createToastStore } from '../ui/feedback/toastStore.ts';
import { createDraftStore } from '../ui/form/draftStore.ts';
import { safeStorage } from '../ui/storage/safeStorage.ts';
import type { Services } from './services.ts';

export interface RunningServices {
  readonly services: Services;
  stop(): void;
}

/** Puts together what one mount needs, and takes it apart again. */
export async function startServices(rows: readonly RouteRow[], options: MountOptions): Promise<RunningServices> {
  const shared =
    options.store ?? createSharedStore(options.apiBaseUrl === undefined ? {} : { apiBaseUrl: options.apiBaseUrl });
  const session = options.session ? embeddersSession(options.session) : ownSession(shared.session);
  configureApi({
    session: session.port,
    ...(options.apiBaseUrl === undefined ? {} : { apiBaseUrl: options.apiBaseUrl }),
  });
  const detach = shared.slots.attach(CONTAINER_NAME, apiSlot);
  const toasts = createToastStore();
  const i18n = await createI18n(options.locale === undefined ? browserLanguage() : languageOf(options.locale));
  void session.start();

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
    rows,
    isEmbedded: options.chrome === 'none',
    emit: (event) => options.onEvent?.(event),
  };
  return {
    services,
    stop: () => {
      toasts.dispose();
      detach();
    },
  };
}
