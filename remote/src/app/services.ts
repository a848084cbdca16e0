import type { Availability, ModuleName, PortalEvent, RemoteErrorCode } from '@portal/shared/federation/remoteModule';
import type { SharedStore } from '@portal/shared/store/createSharedStore';
import type { i18n } from 'i18next';
import { createContext, useContext } from 'react';
import type { SessionSource } from '../entities/session/sessionSource.ts';
import type { DraftStore } from '../ui/form/draftStore.ts';
import type { ToastStore } from '../ui/feedback/toastStore.ts';
import type { Observable } from './observable.ts';
import type { RouteTable } from './routeTable.ts';

/** The services of one mount. */
export interface Services {
  readonly shared: SharedStore;
  readonly session: SessionSource;
  readonly i18n: i18n;
  readonly toasts: ToastStore;
  readonly drafts: DraftStore;
  readonly routes: RouteTable;
  /** The mounted module. */
  readonly module: ModuleName;
  readonly availability: Observable<Availability>;
  /** The failure of a resource outside any boundary (texts) that only a reload of the whole mount brings; null: none. */
  readonly outOfSync: Observable<unknown>;
  /** Rendered without a shell of its own. */
  readonly isEmbedded: boolean;
  /** Ordering by itself: its own bar leads to the cart and to other accounts, unless the page around it does. */
  readonly hasOwnBar: boolean;
  /** Sends an event to the embedder; its failures are contained. */
  readonly emit: (event: PortalEvent) => void;
  readonly reportFailure: (code: RemoteErrorCode, error: unknown) => void;
}

export const ServicesContext = createContext<Services | null>(null);

/** The services of this mount; throws outside one. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('Drawn outside a mount');
  return services;
}
