import type { SessionPort, SessionView } from '../../../../shared/src/session/sessionPort.ts';
import type { SessionClient } from '@portal/shared/session/sessionClient';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** The session: our own client, or an embedder's port, which cannot sign in here. */
export interface SessionSource {
  readonly port: SessionPort;
  readonly client: SessionClient | null;
  readonly view: () => SessionView;
  /** True when `start` could not reach the server; the view is `unknown` then. */
  readonly isOutOfReach: () => boolean;
  /** Notifies of every change of `view` and `isOutOfReach`. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Determines whether a user is signed in; never rejects. */
  start(): Promise<void>;
}

/** The session of our own client. */
export function ownSession(client: SessionClient): SessionSource {
  let isOutOfReach = false;
  const listeners = new Set<() => void>();
  const show = (next: boolean) => {
    isOutOfReach = next;
    listeners.forEach((listener) => listener());
  };
  return {
    port: client,
    client,
    view: () => client.view(),
    isOutOfReach: () => isOutOfReach && client.view().status === 'unknown',
    subscribe: (listener) => {
      const leave = client.subscribe(listener);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
    start: async () => {
      if (client.view().status !== 'unknown') return;
      if (isOutOfReach) show(false);
      await client.resume();
      show(client.view().status === 'unknown');
    },
  };
}

/** The view of a session that is not known yet. */
export const UNKNOWN: SessionView = { status: 'unknown', claims: null, expiresAt: null, endedBecause: null };

const NOBODY: SessionSource = {
  port: {
    getAccessToken: () => Promise.reject(new Error('No session')),
    reportUnauthorized: () => Promise.resolve('ended'),
    signOut: () => Promise.resolve(),
    subscribe: () => () => undefined,
  },
  client: null,
  view: () => UNKNOWN,
  isOutOfReach: () => false,
  subscribe: () => () => undefined,
  start: () => Promise.resolve(),
};

export const SessionContext = createContext<SessionSource>(NOBODY);

export const useSessionSource = (): SessionSource => useContext(SessionContext);

/** The current session. */
export function useSession(): SessionView {
  const source = useSessionSource();
  return useSyncExternalStore(source.subscribe, source.view);
}

/** True when the session state is unknown because the server could not be reached. */
export function useSessionOutOfReach(): boolean {
  const source = useSessionSource();
  return useSyncExternalStore(source.subscribe, source.isOutOfReach);
}
